import type { GeneratedAlways } from 'kysely'
import type { Timestamp, Written } from './column-types.ts'

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

export type IdentityTables = { passkey: PasskeyTable; passkey_challenge: PasskeyChallengeTable }
