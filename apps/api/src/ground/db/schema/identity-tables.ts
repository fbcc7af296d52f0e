import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Timestamp, Written } from './column-types.ts'

/** A passkey of a user (rulebook 24.1). */
type PasskeyTable = {
  id: GeneratedAlways<number>
  account_id: number
  /** The authenticator's id of the key, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often the authenticator says that it has signed; 0 if it doesn't count. */
  counter: number
  /** How the browser reaches the authenticator, as in `usb` or `internal`. */
  transports: string[]
  name: string
  created_at: Written
  used_at: Timestamp | null
}
/** What an authenticator is asked to sign. */
type PasskeyChallengeTable = {
  challenge: string
  /** The user who adds a passkey; null for a sign-in. */
  account_id: number | null
  expires_at: Timestamp
}

/** The other sites by whose accounts users can sign in. */
export const providerNames = ['discord', 'steam'] as const
export type ProviderName = (typeof providerNames)[number]

/** An account of another site by which a user signs in (rulebook 24.6). */
type ProviderLinkTable = {
  account_id: number
  provider: ProviderName
  /** The id of the account there. */
  subject: string
  /** Its name there when it was linked. */
  name: string
  created_at: Written
  used_at: Timestamp | null
  /** False for a SteamID that was linked by the chat of a game server, which proves less (rulebook 30.14). */
  signs_in: Generated<boolean>
}
/** A browser that has been sent to another site and has not come back. */
type ProviderVisitTable = {
  /** Of the key that the browser keeps. */
  key_hash: string
  provider: ProviderName
  /** The user who links an account; null for a sign-in. */
  account_id: number | null
  state: string
  code_verifier: string
  /** Who has come back without an account here. */
  identity: Json<{ subject: string; name: string }> | null
  expires_at: Timestamp
}

export type IdentityTables = {
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  provider_link: ProviderLinkTable
  provider_visit: ProviderVisitTable
}
