import http from 'node:http'
import https from 'node:https'
import { urgentPushMs } from '@game/domain'
import webPush from 'web-push'
import type { Answer } from '../delivery/outbox.ts'
import type { PushSettings } from '../env/env.ts'
import { checkWrittenAddress, guardedLookup } from '../outgoing/guarded-lookup.ts'
import type { PushNote } from './push-note.ts'
import type { PushKeys, Subscription } from './push-queries.ts'

/** How long a push service may take to answer, in milliseconds: much less than the lease of a delivery. */
const patienceMs = 15_000
const mostWords = 200

/** How a push service took a note; `gone`: it no longer knows the subscription. */
export type ServiceAnswer = Answer['result'] | 'gone'

/**
 * Sends a note to a browser by its push service (RFC 8030), so that only the browser can read it (RFC 8291). The payload is declarative: Safari
 * shows it without our code. Never throws.
 */
export async function sendNote(
  { origin, subject, allowInside }: PushSettings,
  keys: PushKeys,
  subscription: Subscription,
  { note, now, until }: { note: PushNote; now: string; until: string },
): Promise<{ result: ServiceAnswer; reason?: string }> {
  try {
    const { endpoint, p256dh, auth } = subscription
    const ttlMs = Date.parse(until) - Date.parse(now)
    const { title, body, path, topic, lock } = note
    const notification = { title, body, navigate: origin + path, tag: topic, lang: note.language }
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ web_push: 8030, notification }),
      {
        vapidDetails: { subject, ...keys },
        TTL: Math.max(0, Math.floor(ttlMs / 1000)),
        topic,
        urgency: lock && Date.parse(lock) - Date.parse(now) <= urgentPushMs ? 'high' : 'normal',
      },
    )
    return readStatus(await post(new URL(details.endpoint), details, allowInside))
  } catch (error) {
    return { result: 'later', reason: error instanceof Error ? error.message : String(error) }
  }
}

type Said = { status: number; words: string }

/** Follows no redirect, and reads only the first words of a refusal: the address was chosen by a user. */
function post(url: URL, { headers, body }: webPush.RequestDetails, allowInside: boolean): Promise<Said> {
  if (!allowInside) checkWrittenAddress(url)
  const { request } = allowInside && url.protocol === 'http:' ? http : https
  const options = {
    method: 'POST',
    headers,
    lookup: guardedLookup(allowInside),
    signal: AbortSignal.timeout(patienceMs),
  }
  return new Promise((resolve, reject) =>
    request(url, options, async response => {
      const status = response.statusCode ?? 0
      const words = status >= 400 ? await firstWords(response) : ''
      response.destroy()
      resolve({ status, words })
    })
      .on('error', reject)
      .end(body),
  )
}

/** Why a service refuses, as far as it says so, such as BadJwtToken of Apple. */
async function firstWords(response: http.IncomingMessage): Promise<string> {
  let words = ''
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      words += chunk
      if (words.length >= mostWords) break
    }
  } catch {
    // The status says enough.
  }
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, mostWords)
    .toWellFormed()
}

function readStatus({ status, words }: Said): { result: ServiceAnswer; reason?: string } {
  if (status >= 200 && status < 300) return { result: 'sent' }
  if (status === 404 || status === 410) return { result: 'gone' }
  const reason = words ? `status ${status}: ${words}` : `status ${status}`
  return { result: status === 429 || status >= 500 ? 'later' : 'refused', reason }
}
