import { sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** Lists who has a frozen deck in a private event and no longer takes part: no ranking and no count has them (rulebook 30.4). */
export const listLeftOut = async (db: Queryable, eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select q.user_id as id from event_participant q
    where q.event_id = ${eventId} and q.state <> 'in' and exists (select from frozen_block f
      where f.event_id = q.event_id and f.block = q.user_id / ${sql.lit(blockSize)}
        and get_bit(f.users, q.user_id % ${sql.lit(blockSize)}) = 1)
    order by 1`.execute(db)
  return rows.map(row => row.id)
}
