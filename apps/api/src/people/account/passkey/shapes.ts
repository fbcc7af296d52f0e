import { z } from 'zod'
import { nameText } from '../../../ground/contract/shapes.ts'

/** Bytes as browsers send them. */
const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)

const credential = { id: base64url(1400), clientDataJSON: base64url(4000) }

/** What an authenticator answers when a passkey is made; of its transports only those that browsers know today. */
export const newCredential = z.strictObject({
  ...credential,
  attestationObject: base64url(20_000),
  transports: z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(7),
})

/** What an authenticator answers when it signs a challenge. */
export const signedChallenge = z.strictObject({
  ...credential,
  authenticatorData: base64url(4000),
  // The longest is one by ML-DSA-44, 2,420 bytes in 3,227 characters.
  signature: base64url(4000),
})

/** What the browser hands to the authenticator, as WebAuthn describes it in JSON. */
export const options = z.record(z.string(), z.unknown())

/** How a user calls a passkey. */
export const passkeyName = nameText(64).min(1)
