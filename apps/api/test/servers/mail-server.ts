import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { MailSettings } from '../../src/ground/env/env.ts'

/** A mail as a mailbox gets it: header names in lower case, unfolded; the plain text, decoded. */
export type ReceivedMail = { to: string; headers: Record<string, string>; text: string; raw: string }

/** What the server does with a recipient or a whole mail: throws to refuse it. */
type Behaviour = { onRecipient?(address: string): void | Promise<void>; onMail?(): void | Promise<void> }

export type MailServer = {
  received: ReceivedMail[]
  settings(more?: Partial<MailSettings>): MailSettings
  /** Replaces how the server behaves from now on. */
  behave(behaviour: Behaviour): void
  /** Stops listening, as a server that is down; `start` listens on the same port again. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** The error by which a server refuses with a code, such as 450 for later, 550 for good. */
export const refusal = (responseCode: number, message = 'refused') =>
  Object.assign(new Error(message), { responseCode })

/** Starts a server that speaks SMTP, as operators have one, and keeps what it takes. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  let behaviour: Behaviour = {}
  let port = 0
  const create = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, callback) => {
        Promise.resolve()
          .then(() => behaviour.onRecipient?.(address))
          .then(() => callback(), callback)
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = []
        stream.on('data', chunk => chunks.push(chunk))
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString('latin1')
          const to = session.envelope.rcptTo.map(({ address }) => address).join()
          Promise.resolve()
            .then(() => behaviour.onMail?.())
            .then(() => {
              received.push({ to, ...readMail(raw) })
              callback()
            }, callback)
        })
      },
    })
  let server = create()
  const start = async () => {
    server = create()
    server.on('error', () => undefined)
    const listening = server.listen(port, '127.0.0.1')
    await once(listening, 'listening')
    port = (listening.address() as AddressInfo).port
  }
  await start()
  return {
    received,
    settings: more => ({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'Clutchdeck <game@example.org>',
      perMinute: 100_000,
      origin: 'https://play.example.org',
      ...more,
    }),
    behave: next => {
      behaviour = next
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
    start,
  }
}

function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const [head = '', ...parts] = raw.split('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    headers[name.toLowerCase()] = decodeWords(value.join(': '))
  }
  const plain = /text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(parts.join('\r\n\r\n'))
  return { headers, text: decodePart(plain?.[0] ?? '', plain?.[1] ?? ''), raw }
}

const bytesOf = (quoted: string): Buffer =>
  Buffer.from(
    quoted
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

const decodePart = (part: string, body: string): string => {
  if (/encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  return /encoding: quoted-printable/i.test(part) ? bytesOf(body).toString('utf8') : body
}

const decodeWords = (value: string): string =>
  value
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : bytesOf(word.replaceAll('_', ' ')).toString('utf8'),
    )
