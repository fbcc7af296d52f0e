import type { Database } from '../db/db.ts'
import { type HubMessage, type LiveMessage, messageChannel, parseMessage } from './message.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { findLiveCounts, listTold } from './queries.ts'

/** A stream: what it is sent, the event that it watches, and who listens, if anybody is signed in. */
type Listener = {
  eventId: number | undefined
  userId: number | undefined
  onMessage(message: LiveMessage): void
}

/** One listener of the database for all streams of this process. */
export type Hub = { subscribe(listener: Listener): () => void; close(): Promise<void> }

/**
 * Opens the hub of a process. Of changed counts the database tells only that they have changed: they are read once for
 * all streams of the event, and not at all without any (rulebook 15.17). Whom a notice is for is read once, too; where that
 * fails, everybody looks. `onHeard` is told of every message first.
 */
export async function openHub(
  database: Database,
  onError: (error: unknown) => void,
  onHeard: (message: HubMessage) => void,
): Promise<Hub> {
  const listeners = new Set<Listener>()
  const send = (message: LiveMessage) => {
    for (const { onMessage } of listeners) onMessage(message)
  }
  const sendCounts = oneAtATime(async (eventId: number) => {
    if (!Array.from(listeners).some(each => each.eventId === eventId)) return
    const counts = await findLiveCounts(database.db, eventId)
    send({ type: 'counts_changed', eventId, ...counts })
  })
  const sendNotifications = (userIds: ReadonlySet<number>) => {
    for (const { userId, onMessage } of listeners)
      if (userId !== undefined && userIds.has(userId)) onMessage({ type: 'notification', userId })
  }
  const sendNotice = async (noticeId: number) => {
    const users = new Set(Array.from(listeners).flatMap(({ userId }) => userId ?? []))
    sendNotifications(new Set(await listTold(database.db, noticeId, [...users])))
  }
  const stop = await database.listen(messageChannel, payload => {
    const message = parseMessage(payload)
    onHeard(message)
    if (message.type === 'name_hidden') return
    if (message.type === 'counts_changed') sendCounts(message.eventId).catch(onError)
    else if (message.type === 'notifications') sendNotifications(new Set(message.userIds))
    else if (message.type === 'event_notice')
      sendNotice(message.noticeId).catch(error => {
        onError(error)
        send({ type: 'missed' })
      })
    else send(message)
  })
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: stop,
  }
}
