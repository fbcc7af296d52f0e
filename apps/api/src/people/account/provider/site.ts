import type { ProviderName } from '../../../ground/db/schema/identity-tables.ts'

/** Who somebody is at another site. */
export type Identity = { subject: string; name: string }
/** What ties a browser that comes back to the one that was sent away; a site without PKCE needs only the state. */
export type Secrets = { state: string; code_verifier: string }

/** Another site by whose accounts users sign in; `origin` is the game's own address. */
export type Site = {
  /** Returns the address there where a user agrees to be recognised. */
  addressOf(origin: string, secrets: Secrets): Promise<string>
  /** Asks the site who came back with this query. Throws if it refuses, fails, or answers another visit. */
  identify(origin: string, query: string, secrets: Secrets): Promise<Identity>
}

/** The names of the other sites, as they write them. */
export const titles = { discord: 'Discord', steam: 'Steam' } as const satisfies Record<ProviderName, string>

/** The page to which a site sends browsers back. */
export const returnPageOf = (origin: string, provider: ProviderName) => new URL(`/from/${provider}`, origin)
