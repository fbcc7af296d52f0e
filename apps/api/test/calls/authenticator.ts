import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { goodPassword, type TestUser } from '../fixtures/test-app.ts'

type Call = TestUser['call']
type Options = { options: { challenge: string } }
/** What the authenticator is made to do wrong. */
type Lie = { origin?: string; challenge?: string; rpId?: string; verified?: boolean }

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A part of a public key as JWK names it, as bytes. */
const part = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e' | 'pub') =>
  new Uint8Array(Buffer.from(String(Object(key.export({ format: 'jwk' }))[name]), 'base64url'))

/** For each algorithm by its number: a new pair of keys, the hash that is signed, and the public key in COSE after its algorithm. */
const algorithms = {
  [-7]: {
    pair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    hash: 'sha256',
    fields: (key: KeyObject) => [
      [1, 2],
      [-1, 1],
      [-2, part(key, 'x')],
      [-3, part(key, 'y')],
    ],
  },
  [-8]: {
    pair: () => generateKeyPairSync('ed25519'),
    hash: null,
    fields: (key: KeyObject) => [
      [1, 1],
      [-1, 6],
      [-2, part(key, 'x')],
    ],
  },
  [-48]: {
    pair: () => generateKeyPairSync('ml-dsa-44'),
    hash: null,
    fields: (key: KeyObject) => [
      [1, 7],
      [-1, part(key, 'pub')],
    ],
  },
  [-257]: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    hash: 'sha256',
    fields: (key: KeyObject) => [
      [1, 3],
      [-1, part(key, 'n')],
      [-2, part(key, 'e')],
    ],
  },
} satisfies Record<
  number,
  {
    pair: () => { publicKey: KeyObject; privateKey: KeyObject }
    hash: string | null
    fields: (key: KeyObject) => [number, number | Uint8Array][]
  }
>

/** An authenticator with one key, as a phone or a stick has it; `counter` is what it says next. */
export function makeAuthenticator(counter = 1, algorithm: keyof typeof algorithms = -7) {
  const { pair, hash, fields } = algorithms[algorithm]
  const { publicKey, privateKey } = pair()
  const cose = isoCBOR.encode(new Map<number, number | Uint8Array>([[3, algorithm], ...fields(publicKey)]))
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  const key = { counter }

  const client = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lie.challenge ?? challenge,
        origin: lie.origin ?? 'http://localhost:80',
      }),
    )
  const dataOf = (flags: number, { rpId = 'localhost', verified = true }: Lie) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(key.counter)
    if (key.counter > 0) key.counter++
    return Buffer.concat([sha256(rpId), Buffer.from([flags | (verified ? 0x05 : 0x01)]), count])
  }

  return {
    id,
    /** Its public key in COSE, as the game stores it. */
    publicKey: base64url(cose),
    key,
    /** Makes the key known for a site. */
    create({ options: { challenge } }: Options, lie: Lie = {}) {
      const held = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        cose,
      ])
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(Buffer.concat([dataOf(0x40, lie), held]))],
      ])
      return {
        id,
        clientDataJSON: base64url(client('webauthn.create', challenge, lie)),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      }
    },
    /** Signs a challenge. */
    sign({ options: { challenge } }: Options, lie: Lie = {}) {
      const clientData = client('webauthn.get', challenge, lie)
      const data = dataOf(0, lie)
      const signature = sign(hash, Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        id,
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
    },
  }
}
export type Authenticator = ReturnType<typeof makeAuthenticator>

export const startAdding = async (call: Call) =>
  (await call<Options>('/api/passkey/start-passkey', { password: goodPassword })).body

/** Adds a passkey to a user's account. */
export async function addPasskey(call: Call, authenticator = makeAuthenticator(), name = 'Phone') {
  const credential = authenticator.create(await startAdding(call))
  const { status, body } = await call('/api/passkey/add-passkey', { name, credential })
  if (status !== 200) throw new Error(`The passkey can't be added: ${JSON.stringify(body)}`)
  return authenticator
}

export const startLogin = async (call: Call) =>
  (await call<Options>('/api/passkey/start-passkey-login', {})).body

/** Signs in by a passkey. */
export async function logInBy(call: Call, authenticator: Authenticator, lie: Lie = {}) {
  const credential = authenticator.sign(await startLogin(call), lie)
  return call<{ username: string; restored: boolean; rule?: string }>('/api/passkey/passkey-login', {
    credential,
  })
}
