import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { goodPassword, type TestUser } from '../fixtures/test-app.ts'

type Call = TestUser['call']
type Options = { options: { challenge: string } }
/** What the authenticator is made to do wrong. */
type Lie = { origin?: string; challenge?: string; rpId?: string; verified?: boolean }

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hex = (digits: string) => Buffer.from(digits, 'hex')

/** An authenticator with one key, as a phone or a stick has it; `counter` is what it says next. */
export function makeAuthenticator(counter = 1) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
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
    key,
    /** Makes the key known for a site. */
    create({ options: { challenge } }: Options, lie: Lie = {}) {
      const cose = Buffer.concat([
        hex('a5010203262001215820'),
        Buffer.from(x, 'base64url'),
        hex('225820'),
        Buffer.from(y, 'base64url'),
      ])
      const held = Buffer.concat([Buffer.alloc(16), hex('0010'), credentialId, cose])
      const data = Buffer.concat([dataOf(0x40, lie), held])
      const names = ['fmt', 'none', 'attStmt', 'authData'].map(name => Buffer.from(name)) as Buffer[]
      const [fmt = data, none = data, attStmt = data, authData = data] = names
      const attestation = [hex('a363'), fmt, hex('64'), none, hex('67'), attStmt, hex('a068'), authData]
      const attestationObject = Buffer.concat([...attestation, Buffer.from([0x58, data.length]), data])
      return {
        id,
        clientDataJSON: base64url(client('webauthn.create', challenge, lie)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      }
    },
    /** Signs a challenge. */
    sign({ options: { challenge } }: Options, lie: Lie = {}) {
      const clientData = client('webauthn.get', challenge, lie)
      const data = dataOf(0, lie)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
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
