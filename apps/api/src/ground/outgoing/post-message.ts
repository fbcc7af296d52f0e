import { Agent, request } from 'undici'
import { checkWrittenAddress, ForbiddenAddressError, guardedLookup, isCalledPort } from './guarded-lookup.ts'

/** How long a receiver may take for a connection and its whole answer (rulebook 21.10). */
const timeoutMs = 15_000
/** How much of an answer is kept. */
const keptCharacters = 500

/** What came of a request: the status and the beginning of the answer, or the reason for which there is none. */
export type Posted = { status: number | null; answer: string }

export type PostMessage = {
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<Posted>
  close(): Promise<void>
}

/**
 * Opens what sends webhooks: https only, to public addresses only, and no redirects (rulebook 21.12). `allow`: lets http and every address
 * pass, for tests.
 */
export function openPost(allow: boolean): PostMessage {
  const dispatcher = new Agent({
    connect: { lookup: guardedLookup(allow), timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: 64 * 1024,
  })
  return {
    async post(url, { headers, body }) {
      try {
        const target = new URL(url)
        if (!allow) {
          if (target.protocol !== 'https:') return { status: null, answer: 'only https is called' }
          if (!isCalledPort(target)) return { status: null, answer: 'the port is not called' }
          checkWrittenAddress(target)
        }
        const signal = AbortSignal.timeout(timeoutMs)
        const response = await request(target, { method: 'POST', headers, body, dispatcher, signal })
        const text = await response.body.text().catch(() => '')
        return { status: response.statusCode, answer: readable(text) }
      } catch (error) {
        return { status: null, answer: reasonOf(error) }
      }
    },
    close: () => dispatcher.destroy(),
  }
}

/** Text that the database can store. */
const readable = (text: string): string =>
  text.replaceAll('\0', '').toWellFormed().slice(0, keptCharacters).toWellFormed()

/** What a name has that the operator's network does not know, or knows for addresses inside: its maker cannot tell which. */
const notFound = /^(ENOTFOUND|EAI_|ENODATA)/

/** Why there was no answer, without what a receiver could learn about the operator's network. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error instanceof ForbiddenAddressError || ('code' in error && notFound.test(String(error.code))))
    return 'the name has no public address'
  if (error.name === 'TimeoutError' || error.name.endsWith('TimeoutError'))
    return 'no answer within 15 seconds'
  return readable('code' in error && typeof error.code === 'string' ? error.code : error.message)
}
