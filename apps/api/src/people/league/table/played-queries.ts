import { sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** Counts in how many locked phases of an event users held a card. */
export const countPlayed = async (
  db: Queryable,
  eventId: number,
  users: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ userId: number; played: number }>`
    select u.id as "userId", count(*) as played from unnest(${users}::int[]) u(id)
    join frozen_block f on f.event_id = ${eventId} and f.block = u.id / ${sql.lit(blockSize)}
    where get_bit(f.users, u.id % ${sql.lit(blockSize)}) = 1 group by 1`.execute(db)
  return new Map(rows.map(({ userId, played }) => [userId, played]))
}

/** Counts the phases of an event that have been frozen. */
export const countScoredPhases = async (db: Queryable, eventId: number): Promise<number> => {
  const { rows } = await sql<{ phases: number }>`select count(*) as phases from phase
    where event_id = ${eventId} and frozen_at is not null`.execute(db)
  return rows[0]?.phases ?? 0
}
