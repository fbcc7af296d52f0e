import { z } from 'zod'
import { nameText } from '../../../ground/contract/shapes.ts'

/** Bytes as browsers send them. */
const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]+$/)

const credential = {
  id: base64url(1400).meta({
    description: "The authenticator's id of the key, base64url.",
    example: 'oGQ4cmVkZW50aWFs',
  }),
  clientDataJSON: base64url(4000).meta({
    description: 'What the browser says of challenge and site, base64url.',
    example: 'eyJ0eXBlIjoid2ViYXV0aG4i',
  }),
}

/** What an authenticator answers when a passkey is made; of its transports only those that browsers know today. */
export const newCredential = z.strictObject({
  ...credential,
  attestationObject: base64url(20_000).meta({
    description: 'What the authenticator says about the new key, base64url.',
    example: 'o2NmbXRkbm9uZQ',
  }),
  transports: z
    .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
    .max(7)
    .meta({ description: 'How browsers reach the authenticator.', example: ['internal'] }),
})

/** What an authenticator answers when it signs a challenge. */
export const signedChallenge = z.strictObject({
  ...credential,
  authenticatorData: base64url(4000).meta({
    description: 'What the authenticator signs besides the challenge, base64url.',
    example: 'SZYN5YgOjGh0NBcP',
  }),
  // The longest is one by ML-DSA-44, 2,420 bytes in 3,227 characters.
  signature: base64url(4000).meta({
    description: "The authenticator's signature, base64url.",
    example: 'MEUCIQDTGVxhrQ',
  }),
})

/** What the browser hands to the authenticator, as WebAuthn describes it in JSON. */
export const options = z
  .record(z.string(), z.unknown())
  .describe('What the browser hands to the authenticator, as WebAuthn describes it in JSON.')

/** How a user calls a passkey. */
export const passkeyName = nameText(64)
  .min(1)
  .meta({ description: 'How the user calls the passkey.', example: 'Phone' })
