import type { EventReward, RewardGrant } from '@game/domain'
import { sql } from 'kysely'
import { blockSize } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

export const listRewards = (db: Queryable, eventId: number): Promise<EventReward[]> =>
  db
    .selectFrom('event_reward')
    .where('event_id', '=', eventId)
    .select(['id', 'reward_id as rewardId', 'amount', 'from', 'to', 'type'])
    .orderBy('id')
    .execute()

export type GrantRow = { user_id: number; event_reward_id: number; rank: number; amount: number }

export const insertGrants = (db: Queryable, eventId: number, grants: readonly GrantRow[]) =>
  sql`insert into reward_grant (event_id, user_id, event_reward_id, rank, amount)
    select ${eventId}::int, user_id, event_reward_id, rank, amount
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb)
      as g(user_id int, event_reward_id int, rank int, amount numeric)`.execute(db)

export const deleteGrants = (db: Queryable, eventId: number) =>
  db.deleteFrom('reward_grant').where('event_id', '=', eventId).execute()

/**
 * Deletes and returns the grants of the first block with any, from the given block on. Rows that the transaction has deleted
 * stay in the index until it ends: starting at the next block avoids reading them again.
 */
export const takeGrantsOfBlock = async (
  db: Queryable,
  eventId: number,
  from: number,
): Promise<RewardGrant[]> => {
  const { rows } = await sql<RewardGrant>`
    with block as (select min(user_id) / ${sql.lit(blockSize)} as n from reward_grant
      where event_id = ${eventId} and user_id >= ${from * blockSize})
    delete from reward_grant g using event_reward r, block b
    where g.event_id = ${eventId} and r.id = g.event_reward_id
      and g.user_id >= b.n * ${sql.lit(blockSize)} and g.user_id < (b.n + 1) * ${sql.lit(blockSize)}
    returning g.user_id as "userId", g.event_reward_id as "eventRewardId", r.reward_id as "rewardId", g.amount`.execute(
    db,
  )
  return rows
}
