import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from '../storage/browser-storage.ts'
import { consentStore } from '../storage/consent-store.ts'

/** How a cue is given: by sound, by vibration, or both (rulebook 13.70). */
export const cueKinds = ['sound', 'vibration'] as const
export type CueKind = (typeof cueKinds)[number]
export type CueChoice = Readonly<Record<CueKind, boolean>>

const key = 'cues'

/** Reads a stored choice: the kinds that are on, separated by spaces. */
export function readCueChoice(stored: string | null): CueChoice {
  const on = (stored ?? '').split(' ')
  return { sound: on.includes('sound'), vibration: on.includes('vibration') }
}

/** The user's choice on this device; both kinds are off until turned on. */
export const cueChoice = createAtom<CueChoice>(readCueChoice(browserStorage.getItem(key)))

/** Turns a kind on or off, and stores the choice in this browser if the user has consented to that. */
export function chooseCue(kind: CueKind, on: boolean): void {
  const choice = { ...cueChoice.get(), [kind]: on }
  cueChoice.set(choice)
  if (!consentStore.allows('preferences')) return
  browserStorage.setItem(key, cueKinds.filter(each => choice[each]).join(' '))
}

export const useCueChoice = (): CueChoice => useSelector(cueChoice)
