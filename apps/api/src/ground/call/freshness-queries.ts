import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Whether a session of the user was used to write in the last seconds, longer than a replica may be behind. */
export const hasJustWritten = async (db: Queryable, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ wrote: boolean }>`
    select coalesce(max(used_at) > now() - interval '3 seconds', false) as wrote
    from session where account_id = ${userId}`.execute(db)
  return rows[0]?.wrote ?? false
}

/**
 * Finds the version of an event's ranking, edits and frozen phases, about which open pages get messages. Undefined if there is
 * no such event, or if a phase has locked and is not frozen yet.
 */
export const findEventVersion = async (db: Queryable, eventId: number): Promise<string | undefined> => {
  const { rows } = await sql<{ version: string | null }>`
    select (select concat_ws(' ', e.generation, e.revision, count(p.frozen_at))
      from phase p where p.event_id = e.id
      having count(*) filter (where p.open < p.lock and p.lock <= clock_timestamp() and p.frozen_at is null) = 0)
      as version
    from event e where e.id = ${eventId}`.execute(db)
  return rows[0]?.version ?? undefined
}
