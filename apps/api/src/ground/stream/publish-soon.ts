import type { Db } from '../db/db.ts'
import type { HubMessage } from './message.ts'
import { publishMessages } from './message-queries.ts'

/** The messages that wait for the running statement; an empty list while one runs and none wait. */
const waiting = new WeakMap<Db, HubMessage[]>()

/**
 * Sends a message outside the transaction of the change, because commits that send messages wait for each other. One statement
 * runs at a time; the next sends all messages that came in the meantime. If a message is lost, pages stay as they are until they
 * next read.
 */
export function publishSoon(db: Db, message: HubMessage): void {
  const queue = waiting.get(db)
  if (queue) queue.push(message)
  else void publishInTurn(db, [message])
}

async function publishInTurn(db: Db, first: HubMessage[]): Promise<void> {
  for (let messages = first; messages.length > 0; messages = waiting.get(db) ?? []) {
    waiting.set(db, [])
    await publishMessages(db, messages).catch(() => undefined)
  }
  waiting.delete(db)
}
