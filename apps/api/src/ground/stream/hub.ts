import type { StreamMessage } from '@game/domain'
import type { Database } from '../db/db.ts'
import { coalesceByKey } from './coalesce-by-key.ts'
import { type HubMessage, messageChannel, parseMessage } from './message.ts'
import { findLiveCounts, listNotified } from './message-queries.ts'
import { listBarred, type Reader } from './reader-queries.ts'
import { keepRecentMessages, type RecentMessages } from './recent-messages.ts'

/** A stream: who reads it and what it watches, what sends it a message, and what ends it. */
type Listener = {
  reader: Reader
  onMessage(message: StreamMessage): void
  /** The reader no longer sees the event or the talk. */
  onBarred(): void
}

/** One listener of the database for all streams of this process. */
export type Hub = {
  subscribe(listener: Listener): () => void
  hasMissed: RecentMessages['hasMissed']
  close(): Promise<void>
}

/**
 * Opens the hub of a process. The database reports only that counts have changed: the hub reads them once for all streams
 * of the event, and not at all if there are none (rulebook 15.17). The recipients of a broadcast notification are read once, too; if
 * that fails, all streams get `missed`. `onMessage` receives every message first.
 */
export async function openHub(
  database: Database,
  onError: (error: unknown) => void,
  onMessage: (message: HubMessage) => void,
): Promise<Hub> {
  const listeners = new Set<Listener>()
  const recent = keepRecentMessages()
  /** The streams whose readers are being looked up: the messages that are held back meanwhile, and how many look-ups run. */
  const asking = new Map<Listener, { held: StreamMessage[]; lookUps: number }>()
  const deliver = (listener: Listener, message: StreamMessage) => {
    const held = asking.get(listener)?.held
    if (held) held.push(message)
    else listener.onMessage(message)
  }
  const send = (message: StreamMessage) => {
    for (const listener of listeners) deliver(listener, message)
  }
  const sendCounts = coalesceByKey(async (eventId: number) => {
    if (!Array.from(listeners).some(({ reader }) => reader.eventId === eventId)) return
    const counts = await findLiveCounts(database.db, eventId)
    send({ type: 'counts_changed', eventId, ...counts })
  })
  const sendNotifications = (userIds: ReadonlySet<number>) => {
    for (const listener of listeners) {
      const { userId } = listener.reader
      if (userId !== undefined && userIds.has(userId)) deliver(listener, { type: 'notification', userId })
    }
  }
  const sendBroadcast = async (noticeId: number) => {
    const users = new Set(Array.from(listeners).flatMap(({ reader }) => reader.userId ?? []))
    sendNotifications(new Set(await listNotified(database.db, noticeId, [...users])))
  }
  const endBarred = async (isAsked: (reader: Reader) => boolean) => {
    const asked = Array.from(listeners).filter(
      ({ reader }) => (reader.eventId ?? reader.talk) !== undefined && isAsked(reader),
    )
    if (asked.length === 0) return
    for (const listener of asked) {
      const { held, lookUps } = asking.get(listener) ?? { held: [], lookUps: 0 }
      asking.set(listener, { held, lookUps: lookUps + 1 })
    }
    const readers = asked.map(({ reader }) => reader)
    const barred = await listBarred(database.db, readers).catch(error => {
      onError(error)
      // Nobody knows whether they may still see it: their pages open the streams again, and are looked up then.
      return [...asked.keys()]
    })
    for (const at of barred) {
      const listener = asked[at]
      if (listener && listeners.delete(listener)) listener.onBarred()
    }
    for (const listener of asked) {
      const { held, lookUps } = asking.get(listener) ?? { held: [], lookUps: 0 }
      if (lookUps > 1) {
        asking.set(listener, { held, lookUps: lookUps - 1 })
        continue
      }
      asking.delete(listener)
      if (listeners.has(listener)) for (const message of held) listener.onMessage(message)
    }
  }
  const stop = await database.listen(messageChannel, payload => {
    const message = parseMessage(payload)
    onMessage(message)
    if (message.type === 'name_hidden') return
    if (message.type === 'access_changed') {
      const named = (['userId', 'eventId', 'talk'] as const).filter(key => message[key] !== undefined)
      endBarred(reader => named.every(key => message[key] === reader[key])).catch(onError)
      return
    }
    recent.add(message)
    if (message.type === 'counts_changed') sendCounts(message.eventId).catch(onError)
    else if (message.type === 'notifications') sendNotifications(new Set(message.userIds))
    else if (message.type === 'event_notice')
      sendBroadcast(message.noticeId).catch(error => {
        onError(error)
        send({ type: 'missed' })
      })
    else send(message)
    // That somebody has lost access may be among what was missed.
    if (message.type === 'missed') endBarred(() => true).catch(onError)
  })
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hasMissed: recent.hasMissed,
    close: stop,
  }
}
