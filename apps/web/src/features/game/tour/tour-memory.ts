import { tabStorage } from '../../../base/storage/browser-storage.ts'
import { consentStore } from '../../../base/storage/consent-store.ts'

const key = 'tour done'
const doneHere = new Set<number>()

/**
 * Whether a user finished or closed the tour on this visit: since the page was loaded or, if the user has consented to storage, in
 * this tab.
 */
export const isTourDone = (userId: number): boolean =>
  doneHere.has(userId) || tabStorage.getItem(key) === String(userId)

/** Notes that a user finished or closed the tour. */
export function rememberTour(userId: number): void {
  doneHere.add(userId)
  if (consentStore.allows('preferences')) tabStorage.setItem(key, String(userId))
}
