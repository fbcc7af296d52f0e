import { tabStorage } from '../../storage/browser-storage.ts'
import { consentStore } from '../../storage/consent-store.ts'

const key = 'tour done'
const doneHere = new Set<string>()

/**
 * Whether a user finished or closed the tour on this visit: since the page was loaded or, if the user has consented to storage, in
 * this tab.
 */
export const isTourDone = (username: string): boolean =>
  doneHere.has(username) || tabStorage.getItem(key) === username

/** Notes that a user finished or closed the tour. */
export function rememberTour(username: string): void {
  doneHere.add(username)
  if (consentStore.allows('preferences')) tabStorage.setItem(key, username)
}
