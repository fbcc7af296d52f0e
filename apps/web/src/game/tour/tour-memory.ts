import { kept } from '../../consent/kept.ts'
import { consents } from '../../consent/use-consent.ts'

const key = 'tour done'
let doneHere = false

/** Whether the tour was taken or put away: since the page was loaded, or, as far as it may be kept, in this browser. */
export const isTourDone = (): boolean => doneHere || kept.getItem(key) !== null

export function rememberTour(): void {
  doneHere = true
  if (consents.allows('preferences')) kept.setItem(key, 'yes')
}
