import { browserStorage } from '../../storage/browser-storage.ts'
import { consentStore } from '../../storage/consent-store.ts'

const key = 'tour done'
let doneHere = false

/** Whether the tour was finished or closed: since the page was loaded or, if the user has consented to storage, earlier in this browser. */
export const isTourDone = (): boolean => doneHere || browserStorage.getItem(key) !== null

/** Notes that the tour was finished or closed. */
export function rememberTour(): void {
  doneHere = true
  if (consentStore.allows('preferences')) browserStorage.setItem(key, 'yes')
}
