import { useSyncExternalStore } from 'react'
import type { Consent } from './consent.ts'
import { ConsentStore } from './consent-store.ts'

export const consents = new ConsentStore(localStorage)

/** The visitor's choice, null while there is none. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(consents.subscribe, consents.choice)
}
