import { sql } from 'kysely'
import type { Queryable } from './db.ts'

/** The database's channel on which the jobs are asked to work. */
export const jobChannel = 'score'

/** Sends a payload to every process that listens to the channel; inside a transaction once that commits. */
export const sendToChannel = async (db: Queryable, channel: string, payload: string): Promise<void> => {
  await db.selectNoFrom(sql`pg_notify(${channel}, ${payload})`.as('sent')).execute()
}

/** Asks for a new ranking of an event, once the transaction commits. A lost request is found by the next `findDueWork`. */
export const requestRanking = (db: Queryable, eventId: number): Promise<void> =>
  sendToChannel(db, jobChannel, String(eventId))

/** Asks the jobs to look for due work at once: a date has been moved, maybe to within the minute. */
export const requestDueWork = (db: Queryable): Promise<void> => sendToChannel(db, jobChannel, '')
