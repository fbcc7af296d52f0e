import { type Consent, consentKey, type OptionalCategory, readConsent } from './consent.ts'

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'clear'>

/** The visitor's choice, kept in the browser and sent nowhere (admin-social.md 7). */
export class ConsentStore {
  readonly #storage: Keeper
  readonly #listeners = new Set<() => void>()
  #choice: Consent | null

  constructor(storage: Keeper) {
    this.#storage = storage
    this.#choice = readConsent(storage.getItem(consentKey))
  }

  /** Null while nothing has been chosen. */
  readonly choice = (): Consent | null => this.#choice

  allows(category: OptionalCategory): boolean {
    return this.#choice?.[category] ?? false
  }

  /** Without preferences nothing stays but the choice itself. */
  choose(consent: Consent): void {
    if (!consent.preferences) this.#storage.clear()
    this.#storage.setItem(consentKey, JSON.stringify(consent))
    this.#choice = consent
    for (const tell of this.#listeners) tell()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
