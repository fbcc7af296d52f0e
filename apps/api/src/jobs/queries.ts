import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

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
