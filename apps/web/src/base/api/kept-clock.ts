import { browserStorage } from '../storage/browser-storage.ts'
import { consentStore } from '../storage/consent-store.ts'

const key = 'clock-offset'
let isInUse = false

/** Keeps the difference of the clocks on the device, if preferences are allowed (rulebook 13.38, 13.86). */
export function keepOffset(offset: number): number {
  isInUse = false
  if (consentStore.allows('preferences')) browserStorage.setItem(key, `${offset}`)
  return offset
}

/** Returns the last known difference, 0 if there is none, for a page that the device keeps while the server does not answer. */
export function keptOffset(): number {
  isInUse = true
  return Number(browserStorage.getItem(key) ?? 0)
}

/** Whether the server could not be reached when the page opened. */
export const isServerUnreached = (): boolean => navigator.onLine === false || isInUse
