import { useSyncExternalStore } from 'react'
import type { Consent } from './consent.ts'
import { ConsentStore } from './consent-store.ts'
import { kept } from './kept.ts'

export const consents = new ConsentStore(kept)

/** The visitor's choice, null while there is none. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(consents.subscribe, consents.choice)
}
