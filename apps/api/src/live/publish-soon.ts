import type { Db } from '../db/db.ts'
import type { HubMessage } from './message.ts'
import { publishMessages } from './queries.ts'

/** The messages that wait for the statement that is under way; none: an entry without messages. */
const waiting = new WeakMap<Db, HubMessage[]>()

/**
 * Sends a message that no change waits for: commits that send messages wait for each other. One statement is under way at a time;
 * the next takes with it all that has come meanwhile. A message that is lost leaves pages as they are until their next reading.
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
