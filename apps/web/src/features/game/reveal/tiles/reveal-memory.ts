import { browserStorage } from '../../../../base/storage/browser-storage.ts'
import { consentStore } from '../../../../base/storage/consent-store.ts'

const key = 'revealed results'
/** How many results are remembered. Older ones have been acknowledged by then, which also keeps them from being shown. */
const kept = 60

const seenHere = new Set<string>()

const stored = (): string[] => (browserStorage.getItem(key) ?? '').split(' ').filter(Boolean)

/** Names the result of a phase of a user. */
export const resultKey = (userId: number, eventId: number, phaseIndex: number): string =>
  [userId, eventId, phaseIndex].join('.')

/** Whether a result was shown to its end: since the page was loaded or, if the user has consented to storage, earlier in this browser. */
export const isRevealed = (result: string): boolean => seenHere.has(result) || stored().includes(result)

/** Notes that a result was shown to its end. */
export function rememberReveal(result: string): void {
  seenHere.add(result)
  if (!consentStore.allows('preferences')) return
  const others = stored().filter(each => each !== result)
  browserStorage.setItem(key, [...others, result].slice(-kept).join(' '))
}
