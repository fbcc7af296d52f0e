import { sql } from 'kysely'
import type { Queryable } from './db.ts'
import { type Given, prepareStatement } from './prepare-statement.ts'

/** The database's channel for requests to the jobs. */
export const jobChannel = 'score'

/** The channel for requests to read what a game server has sent. */
export const sourceChannel = 'score_source'

/** The channel for ids of sessions that have ended; a trigger of the table sends them. */
export const sessionEndChannel = 'session_end'

/** The channel for access tokens that open a stream: the id of the session, and the process. */
export const tokenStreamChannel = 'token_stream'

/** Sends payloads to every process that listens to the channel, in one statement; inside a transaction they are sent when it commits. */
export const sendAllToChannel = prepareStatement(
  (db, { channel, payloads }: Given<{ channel: string; payloads: string[] }>) =>
    db
      .selectFrom(sql<{ payload: string }>`unnest(${payloads}::text[])`.as<'p'>(sql`p(payload)`))
      .select(sql`pg_notify(${channel}, p.payload)`.as('sent')),
)

export const sendToChannel = async (db: Queryable, channel: string, payload: string): Promise<void> => {
  await sendAllToChannel(db, { channel, payloads: [payload] })
}

/** Requests a new ranking of an event when the transaction commits. If the request is lost, the next `findDueWork` finds the work. */
export const requestRanking = (db: Queryable, eventId: number): Promise<void> =>
  sendToChannel(db, jobChannel, String(eventId))

/** Requests the jobs to look for due work at once, as a date has been changed, maybe to within the next minute. */
export const requestDueWork = (db: Queryable): Promise<void> => sendToChannel(db, jobChannel, '')

/** The payload of `jobChannel` that requests the sending of due mail and pushes. */
export const sendingRequest = 'mail'

/** Requests the sending of due mail and pushes when the transaction commits. If the request is lost, the regular search finds it. */
export const requestSending = (db: Queryable): Promise<void> => sendToChannel(db, jobChannel, sendingRequest)

/** The payload of `jobChannel` that requests the sending of due webhooks. */
export const webhookRequest = 'webhooks'

/** Requests the sending of due webhooks when the transaction commits. If the request is lost, the regular search finds them. */
export const requestWebhooks = (db: Queryable): Promise<void> => sendToChannel(db, jobChannel, webhookRequest)

/** Requests the reading of what a source has sent when the transaction commits. If the request is lost, the regular search finds it. */
export const requestReading = (db: Queryable, sourceId: number): Promise<void> =>
  sendToChannel(db, sourceChannel, String(sourceId))
