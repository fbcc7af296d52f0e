import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

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

/**
 * Lists the events whose standings are out of date: a phase past its lock and not frozen, or an upload or an opening
 * since the last ranking. Nothing of a completed event is ranked again.
 */
export const listStaleEvents = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e
    where not e.completed and (exists (
        select from phase p where p.event_id = e.id and p.open < p.lock
          and ((p.frozen_at is null and p.lock <= clock_timestamp())
            or (p.open <= clock_timestamp() and p.open > e.ranked_at)))
      or exists (
        select from score_upload u where u.event_id = e.id and (e.ranked_at is null or u.uploaded_at > e.ranked_at)))
    order by e.id`.execute(db)
  return rows.map(row => row.id)
}

/** An opening or a lock of a phase. */
export type PhaseChange = { eventId: number; phaseIndex: number; kind: 'open' | 'lock'; at: string }

/** Lists openings and locks of the next so many seconds, of events that are not completed. */
export const listComingChanges = async (db: Queryable, seconds: number): Promise<PhaseChange[]> => {
  const { rows } = await sql<PhaseChange>`
    select p.event_id as "eventId", p.index as "phaseIndex", i.kind, i.at
    from phase p join event e on e.id = p.event_id,
      lateral (values ('open', p.open), ('lock', p.lock)) i(kind, at)
    where not e.completed and p.open < p.lock and i.at > clock_timestamp()
      and i.at <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows
}
