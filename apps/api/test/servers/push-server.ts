import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import type { PushSettings } from '../../src/ground/env/env.ts'

/** A push as a browser reads it, with the headers that its push service got. */
export type ReceivedPush = {
  ttl: number
  topic: string
  urgency: string
  subject: string
  notification: { title: string; body: string; navigate: string; tag: string; lang: string }
}

/** A browser that has subscribed: what it sends to the game, and what arrived. */
export type PushBrowser = {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: ReceivedPush[]
  /** Has the push service answer with this status from now on; 201 by default. */
  behave(status: number): void
}

export type PushServer = {
  settings(more?: Partial<PushSettings>): PushSettings
  /** Makes a browser that reads what arrives; with `keys` a real one reads it. */
  newBrowser(): PushBrowser
  /** How many requests arrived, whatever was answered. */
  requests(): number
  stop(): Promise<void>
}

type Registered = PushBrowser & { read(body: Buffer): string; status: number }

/** Starts a push service that speaks RFC 8030, by http; it checks the sender (RFC 8292) and reads what its browsers can read (RFC 8291). */
export async function openPushServer(): Promise<PushServer> {
  const browsers = new Map<string, Registered>()
  let requests = 0
  const server = createServer(async (request, reply) => {
    requests += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const browser = browsers.get(request.url ?? '')
    if (!browser || browser.status >= 300) {
      reply.writeHead(browser?.status ?? 404).end('{"reason":"BadJwtToken"}')
      return
    }
    const { ttl, topic, urgency, authorization } = request.headers
    const { notification, web_push } = JSON.parse(browser.read(Buffer.concat(chunks)))
    const subject = readSender(String(authorization), `http://${request.headers.host}`)
    const isRight = request.method === 'POST' && web_push === 8030 && /^[\w-]{1,32}$/.test(String(topic))
    if (!isRight || subject === undefined) {
      reply.writeHead(400).end()
      return
    }
    browser.received.push({
      ttl: Number(ttl),
      topic: String(topic),
      urgency: String(urgency),
      subject,
      notification,
    })
    reply.writeHead(browser.status, { location: `${request.url}/message` }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: more => ({
      origin: 'https://play.example.org',
      subject: 'mailto:game@example.org',
      keys: undefined,
      allowInside: true,
      ...more,
    }),
    newBrowser: () => {
      const path = `/push/${randomBytes(12).toString('base64url')}`
      const ecdh = createECDH('prime256v1')
      const secret = randomBytes(16).toString('base64url')
      const p256dh = ecdh.generateKeys('base64url')
      const browser: Registered = {
        subscription: { endpoint: `http://127.0.0.1:${port}${path}`, keys: { p256dh, auth: secret } },
        received: [],
        status: 201,
        behave: status => {
          browser.status = status
        },
        read: body =>
          ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: secret }).toString('utf8'),
      }
      browsers.set(path, browser)
      return browser
    },
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

/** Returns the subject of a VAPID header, if it is signed for this service and still counts. */
function readSender(authorization: string, audience: string): string | undefined {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head, claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' } as never)
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))
  const counts =
    isSigned && aud === audience && exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000
  return counts ? sub : undefined
}
