import { sql } from 'kysely'
import { lockEvent } from '../../game/score/publish/scoring-queries.ts'
import { waitsForRetry } from '../../game/score/work/work-queries.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { isPlayed } from '../../ground/event-visibility/visibility-queries.ts'

/** Whether a phase of the event `e` is past its lock and not frozen. */
const hasOverdueLock = sql<boolean>`not e.completed and exists (
  select from phase p
  where p.event_id = e.id and p.open < p.lock and p.frozen_at is null and p.lock <= clock_timestamp())`

/**
 * Whether the ranking of the event `e` lacks a phase that is frozen, or counts that no longer count: each has a link in the chain of
 * the event.
 */
const hasUncountedLock = sql<boolean>`not e.completed and exists (
  select from proof_link l
  where l.event_id = e.id and l.number > e.ranked_link and l.body ->> 'kind' in ('lock', 'recheck'))`

/**
 * Lists the events with a phase past its lock that is not frozen, or not ranked since; those that wait for their next try
 * come later.
 */
export const listOverdueEvents = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e
    where (${hasOverdueLock} or ${hasUncountedLock}) and not ${waitsForRetry('freezing')} order by e.id`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** Tells whether a phase of an event is past its lock and not frozen, and no process has just failed to freeze it. */
export const isOverdue = async (db: Queryable, eventId: number): Promise<boolean> => {
  const { rows } = await sql`select from event e
    where e.id = ${eventId} and ${hasOverdueLock} and not ${waitsForRetry('freezing')}`.execute(db)
  return rows.length > 0
}

/**
 * Locks an event, waiting for other work on it; returns whether its ranking then lacks a phase that has locked, and no other
 * process has just failed to do it.
 */
export const lockUnrankedEvent = async (trx: Queryable, eventId: number): Promise<boolean> => {
  await lockEvent(trx, eventId)
  const { rows } = await sql`select from event e where e.id = ${eventId}
    and (${hasOverdueLock} or ${hasUncountedLock}) and not ${waitsForRetry('freezing')}`.execute(trx)
  return rows.length > 0
}

/**
 * Lists the events with an upload or an opening since the last ranking, but for those whose ranking has failed and waits for
 * its next try. Nothing of a completed event is ranked again.
 */
export const listStaleEvents = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e
    where not e.completed and not ${waitsForRetry('ranking')} and (exists (
        select from phase p where p.event_id = e.id and p.open < p.lock
          and p.open <= clock_timestamp() and p.open > e.ranked_at)
      or exists (
        select from score_upload u where u.event_id = e.id and (e.ranked_at is null or u.uploaded_at > e.ranked_at)))
    order by e.id`.execute(db)
  return rows.map(row => row.id)
}

/**
 * Lists the events with a ranking of which not all users have been notified, as the process that made it was killed, or as it was made
 * by a call; but for those whose notifications have failed and wait for their next try.
 */
export const listUntoldEvents = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from event e left join event_told t on t.event_id = e.id
    where ${isPlayed()} and e.generation > coalesce(t.generation, 0) and not ${waitsForRetry('notices')} order by e.id`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** An opening or a lock of a phase, and in how many milliseconds of the database's clock it comes. */
export type PhaseChange = {
  eventId: number
  phaseIndex: number
  kind: 'open' | 'lock'
  at: string
  inMs: number
}

/** Lists openings and locks of the next so many seconds, of events that are not completed. */
export const listComingChanges = async (db: Queryable, seconds: number): Promise<PhaseChange[]> => {
  const { rows } = await sql<PhaseChange>`
    select p.event_id as "eventId", p.index as "phaseIndex", i.kind, i.at,
      ceil(extract(epoch from i.at - clock_timestamp()) * 1000)::int as "inMs"
    from phase p join event e on e.id = p.event_id,
      lateral (values ('open', p.open), ('lock', p.lock)) i(kind, at)
    where not e.completed and p.open < p.lock and i.at > clock_timestamp()
      and i.at <= clock_timestamp() + make_interval(secs => ${seconds})`.execute(db)
  return rows
}
