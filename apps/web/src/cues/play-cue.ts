import { type CueKind, cueChoice } from './cue-choice.ts'

/** What a cue tells: something is picked up, put down, a sleeve is fulfilled, the goal is reached. */
export type Cue = 'pick' | 'drop' | 'sleeve' | 'goal'

/** The notes of each cue in hertz, one after another, and its vibration in milliseconds: on, off, on ... */
const cues: Record<Cue, { notes: readonly number[]; vibration: number[] }> = {
  pick: { notes: [520], vibration: [8] },
  drop: { notes: [260], vibration: [18] },
  sleeve: { notes: [523, 784], vibration: [15, 40, 25] },
  goal: { notes: [523, 659, 784, 1047], vibration: [30, 50, 30, 50, 80] },
}

/** Seconds from one note to the next, and until a note has faded. */
const step = 0.09
const fade = 0.22

let audio: AudioContext | undefined

/** Gives a cue by sound and vibration, where the user has turned them on (rulebook 13.70). */
export function playCue(cue: Cue): void {
  const { sound, vibration } = cueChoice.get()
  if (sound) sing(cues[cue].notes)
  if (vibration) navigator.vibrate?.(cues[cue].vibration)
}

/** Gives a cue by one kind, whatever is turned on, so that one hears what one has chosen. */
export function sampleCue(kind: CueKind): void {
  if (kind === 'sound') sing(cues.sleeve.notes)
  else navigator.vibrate?.(cues.sleeve.vibration)
}

/** Plays notes softly. A browser that has heard no gesture yet, or has no sound, stays silent. */
function sing(notes: readonly number[]): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume().catch(() => undefined)
  for (const [place, hertz] of notes.entries()) playNote(audio, hertz, audio.currentTime + place * step)
}

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  tone.type = 'triangle'
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.12, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + fade)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + fade)
}
