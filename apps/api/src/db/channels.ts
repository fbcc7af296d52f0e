import { sql } from 'kysely'
import type { Queryable } from './db.ts'
import { type Given, prepareStatement } from './prepare-statement.ts'

/** The database's channel on which the jobs are asked to work. */
export const jobChannel = 'score'

/** The channel on which reading what a game server has sent is asked for. */
export const sourceChannel = 'score_source'

/** The channel that names sessions that have ended; a trigger of the table sends it. */
export const sessionEndChannel = 'session_end'

/** Sends payloads to every process that listens to the channel, in one statement; inside a transaction once that commits. */
export const sendAllToChannel = prepareStatement(
  (db, { channel, payloads }: Given<{ channel: string; payloads: string[] }>) =>
    db
      .selectFrom(sql<{ payload: string }>`unnest(${payloads}::text[])`.as<'p'>(sql`p(payload)`))
      .select(sql`pg_notify(${channel}, p.payload)`.as('sent')),
)

export const sendToChannel = async (db: Queryable, channel: string, payload: string): Promise<void> => {
  await sendAllToChannel(db, { channel, payloads: [payload] })
}

/** Asks for a new ranking of an event, once the transaction commits. A lost request is found by the next `findDueWork`. */
export const requestRanking = (db: Queryable, eventId: number): Promise<void> =>
  sendToChannel(db, jobChannel, String(eventId))

/** Asks the jobs to look for due work at once: a date has been moved, maybe to within the minute. */
export const requestDueWork = (db: Queryable): Promise<void> => sendToChannel(db, jobChannel, '')

/** Asks for the reading of what a source has sent, once the transaction commits. A lost request is found by the search. */
export const requestReading = (db: Queryable, sourceId: number): Promise<void> =>
  sendToChannel(db, sourceChannel, String(sourceId))
