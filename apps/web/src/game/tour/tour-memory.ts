import { browserStorage } from '../../consent/browser-storage.ts'
import { consentStore } from '../../consent/consent-store.ts'

const key = 'tour done'
let doneHere = false

/** Whether the tour was taken or put away: since the page was loaded, or, as far as it may be kept, in this browser. */
export const isTourDone = (): boolean => doneHere || browserStorage.getItem(key) !== null

export function rememberTour(): void {
  doneHere = true
  if (consentStore.allows('preferences')) browserStorage.setItem(key, 'yes')
}
