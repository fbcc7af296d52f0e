import { endOfQuiet, isQuiet, pushesPerDay, startOfDay } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { type Claimed, findRecipient } from '../delivery/delivery-queries.ts'
import type { Answer, Held, Outbox } from '../delivery/outbox.ts'
import type { PushSettings } from '../env/env.ts'
import { loadPushKeys } from './push-keys.ts'
import type { PushKind, PushNote } from './push-note.ts'
import {
  countPushesSince,
  deleteSubscription,
  listSubscriptions,
  returnTurn,
  type Subscription,
  takeTurn,
} from './push-queries.ts'
import { sendNote } from './push-service.ts'
import type { ServiceHealth } from './service-health.ts'

export type Pusher = {
  db: Queryable
  settings: PushSettings
  /** Every kind of push by its name. */
  kinds: Readonly<Record<string, PushKind>>
  health: ServiceHealth
  onError(error: Error): void
}

type Message = { note: PushNote; subscriptions: Subscription[]; now: string; until: string }

/** How many users get a push at once. */
const atOnce = 20

/** The kind that the limits neither count nor hold back (rulebook 20.14). */
const unlimitedKind = 'lock_moved'

/** Sends pushes, each to all devices of a user (rulebook 20.12 to 20.15). */
export const pushOutbox = (pusher: Pusher): Outbox<Message> => ({
  db: pusher.db,
  channel: 'push',
  atOnce,
  onError: pusher.onError,
  compose: (claimed, now) => compose(pusher, claimed, now),
  send: (message, claimed) => send(pusher, message, claimed),
})

/** Makes a push, unless it is no longer true, is turned off, or is held back by quiet hours or the limits (rulebook 20.9, 20.14). */
async function compose(
  { db, kinds }: Pusher,
  claimed: Claimed,
  now: string,
): Promise<Message | Held | undefined> {
  const { accountId, kind, facts } = claimed
  const recipient = await findRecipient(db, accountId)
  const pushKind = kinds[kind]
  if (!recipient || !pushKind || recipient.isLeaving || recipient.muted.includes(`push:${kind}`))
    return undefined
  const subscriptions = await listSubscriptions(db, accountId)
  if (subscriptions.length === 0) return undefined
  const note = await pushKind.compose(db, { recipient, facts, now })
  if (!note || (note.lock && Date.parse(note.lock) <= Date.parse(now))) return undefined
  const { timeZone } = recipient
  if (isQuiet(now, timeZone) && !pushKind.mayDisturb?.(note, now))
    return { laterAt: endOfQuiet(now, timeZone) }
  const message = { note, subscriptions, now, until: note.lock ?? claimed.until }
  if (kind === unlimitedKind) return message
  const since = startOfDay(now, timeZone)
  const sent = await countPushesSince(db, accountId, { since, exceptKind: unlimitedKind })
  if (sent >= pushesPerDay) return undefined
  const laterAt = await takeTurn(db, claimed, now)
  return laterAt === undefined ? message : { laterAt }
}

/**
 * Sends to all devices at once. If one of them takes it, the push is sent: trying the others again would show it there twice. Forgets devices that
 * are gone.
 */
async function send(
  { db, settings, health, onError }: Pusher,
  message: Message,
  claimed: Claimed,
): Promise<Answer> {
  const keys = await loadPushKeys(db, settings)
  const results = await Promise.all(
    message.subscriptions.map(async subscription => {
      const { result, reason } = await sendNote(settings, keys, subscription, message)
      if (result === 'gone') await deleteSubscription(db, subscription.endpoint)
      const { host, hostname } = new URL(subscription.endpoint)
      if (reason) onError(new Error(`The push service ${host}: ${reason}`))
      if (result === 'sent') health.note(hostname, null)
      if (result === 'refused') health.note(hostname, reason ?? result)
      return result
    }),
  )
  if (results.includes('sent')) return { result: 'sent' }
  await returnTurn(db, claimed)
  return { result: results.includes('later') ? 'later' : 'refused' }
}
