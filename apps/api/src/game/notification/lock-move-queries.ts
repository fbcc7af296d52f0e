import { lockMoveQuietMs } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { iso } from '../../ground/db/sql-expressions.ts'
import type { PhaseKey } from '../score/freeze/freeze-queries.ts'

/** Notes that the lock of a phase has been moved; of several moves in a row the first old lock stays. The locks of an automatic evening only wait. */
export const saveLockMove = (db: Queryable, { eventId, phaseIndex }: PhaseKey, oldLock: string) =>
  sql`insert into lock_move (event_id, phase_index, old_lock, moved_at)
    select ${eventId}::int, ${phaseIndex}::int, ${oldLock}::timestamptz, clock_timestamp()
    where not exists (select from private_event h where h.event_id = ${eventId}::int and h.automatic)
    on conflict (event_id, phase_index) do update set moved_at = excluded.moved_at`.execute(db)

/** Lists the warnings of the lock of a phase. */
export const listWarnings = async (db: Queryable, { eventId, phaseIndex }: PhaseKey): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from event_notice
    where event_id = ${eventId} and kind = 'lock_near' and (facts -> 'phaseIndex')::int = ${phaseIndex}`.execute(
    db,
  )
  return rows.map(row => row.id)
}

/** A moved lock that can be announced: the lock that users know, and the present one. */
export type LockMove = PhaseKey & { from: string; to: string; isDated: boolean; movedAt: string }

/** Lists the moved locks that are to be announced. */
export const listDueMoves = async (db: Queryable): Promise<PhaseKey[]> => {
  const { rows } = await sql<PhaseKey>`
    select m.event_id as "eventId", m.phase_index as "phaseIndex" from lock_move m
    join phase p on p.event_id = m.event_id and p.index = m.phase_index where ${isDue} order by 1, 2`.execute(
    db,
  )
  return rows
}

const quiet = sql`make_interval(secs => ${sql.lit(lockMoveQuietMs / 1000)})`
/**
 * Whether the lock of the phase `p` has not been moved for two minutes, or comes before they are over (rulebook 17.12). By the time at which the
 * transaction began, as Citus takes no other clock in a statement that deletes.
 */
const isDue = sql`(m.moved_at <= now() - ${quiet} or p.lock <= m.moved_at + ${quiet})`

/** Takes a move that is to be announced, so that no other process does it; undefined if one does, or if it was moved again. */
export const takeLockMove = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseKey,
): Promise<LockMove | undefined> => {
  const { rows } = await sql<LockMove>`delete from lock_move m using phase p
    where m.event_id = ${eventId} and m.phase_index = ${phaseIndex} and ${isDue}
      and p.event_id = m.event_id and p.index = m.phase_index
    returning m.event_id as "eventId", m.phase_index as "phaseIndex", ${iso(sql.ref('m.old_lock'))} as from,
      ${iso(sql.ref('p.lock'))} as to, p.open < p.lock as "isDated", ${iso(sql.ref('m.moved_at'))} as "movedAt"`.execute(
    db,
  )
  return rows[0]
}
