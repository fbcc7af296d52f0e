import { createAtom, useSelector } from '@tanstack/react-store'
import { browserStorage } from './browser-storage.ts'
import { type Consent, consentKey, type OptionalCategory, readConsent } from './consent.ts'

/** Holds the visitor's choice; it stays in the browser and is not sent anywhere (rulebook 13.38). */
export class ConsentStore {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>
  /** Null while nothing has been chosen. */
  readonly choice

  constructor(storage: Pick<Storage, 'getItem' | 'setItem' | 'clear'>) {
    this.#storage = storage
    this.choice = createAtom<Consent | null>(readConsent(storage.getItem(consentKey)))
  }

  allows(category: OptionalCategory): boolean {
    return this.choice.get()?.[category] ?? false
  }

  /** Stores the choice; without preferences nothing else stays in the browser. */
  choose(consent: Consent): void {
    if (!consent.preferences) this.#storage.clear()
    this.#storage.setItem(consentKey, JSON.stringify(consent))
    this.choice.set(consent)
  }
}

export const consentStore = new ConsentStore(browserStorage)

/** Returns the visitor's choice, null while there is none. */
export function useConsent(): Consent | null {
  return useSelector(consentStore.choice)
}
