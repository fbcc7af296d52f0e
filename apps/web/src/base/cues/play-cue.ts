import { type CueKind, cueChoice } from './cue-choice.ts'

/** What a cue signals: something is picked up, something is dropped, a sleeve is fulfilled, the goal is reached. */
export type Cue = 'pick' | 'drop' | 'sleeve' | 'goal'

/** The notes of each cue in hertz, in order, and its vibration in milliseconds: on, off, on ... */
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

/** Plays a cue as sound and vibration, each if the user has turned it on (rulebook 13.70). */
export function playCue(cue: Cue): void {
  const { sound, vibration } = cueChoice.get()
  if (sound) playNotes(cues[cue].notes)
  if (vibration) navigator.vibrate?.(cues[cue].vibration)
}

/** Plays a cue of one kind, whatever is turned on, so that users can try what they have chosen. */
export function sampleCue(kind: CueKind): void {
  if (kind === 'sound') playNotes(cues.sleeve.notes)
  else navigator.vibrate?.(cues.sleeve.vibration)
}

/** Plays notes softly. A browser without sound, or one that has seen no user gesture yet, stays silent. */
function playNotes(notes: readonly number[]): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') audio.resume().catch(() => undefined)
  for (const [position, hertz] of notes.entries()) playNote(audio, hertz, audio.currentTime + position * step)
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
