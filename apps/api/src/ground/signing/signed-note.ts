import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
  type KeyObject,
  sign,
} from 'node:crypto'

/** The type of Ed25519 in the signed-note format of C2SP. */
const ed25519 = Buffer.from([1])

/** Creates a signing key: PKCS #8 in base64. */
export const createSigningKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

const readKey = (pkcs8: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' })

/** Whether a text is a signing key. */
export function isSigningKey(pkcs8: string): boolean {
  try {
    return readKey(pkcs8).asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

const publicBytes = (pkcs8: string): Buffer =>
  Buffer.from(createPublicKey(readKey(pkcs8)).export({ format: 'jwk' }).x ?? '', 'base64url')

/** The four bytes that identify a key together with its name. */
const keyIdOf = (name: string, pkcs8: string): Buffer =>
  hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), ed25519, publicBytes(pkcs8)]), 'buffer').subarray(
    0,
    4,
  )

/** Signs a text, which ends with a line break, as a signed note (rulebook 9.35). */
export function signNote(text: string, name: string, pkcs8: string): string {
  const signature = Buffer.concat([keyIdOf(name, pkcs8), sign(null, Buffer.from(text), readKey(pkcs8))])
  return `${text}\n\u2014 ${name} ${signature.toString('base64')}\n`
}

/** Writes the public key as readers of signed notes take it: the name, the key's id and the key. */
export const verifierKeyOf = (name: string, pkcs8: string): string =>
  `${name}+${keyIdOf(name, pkcs8).toString('hex')}+${Buffer.concat([ed25519, publicBytes(pkcs8)]).toString('base64')}`
