import { sendToChannel } from '../db/channels.ts'
import type { Queryable } from '../db/db.ts'
import { type LiveMessage, messageChannel } from './message.ts'

/** Sends a message to every process; inside a transaction once that commits. */
export const publishMessage = (db: Queryable, message: LiveMessage): Promise<void> =>
  sendToChannel(db, messageChannel, JSON.stringify(message))
