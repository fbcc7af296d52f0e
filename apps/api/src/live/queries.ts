import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import { type LiveMessage, messageChannel } from './message.ts'

/** Sends a message to every process; inside a transaction once that commits. */
export const publishMessage = async (db: Queryable, message: LiveMessage): Promise<void> => {
  await db.selectNoFrom(sql`pg_notify(${messageChannel}, ${JSON.stringify(message)})`.as('sent')).execute()
}
