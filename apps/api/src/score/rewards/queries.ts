import type { EventReward } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export const listRewards = (db: Queryable, eventId: number): Promise<EventReward[]> =>
  db
    .selectFrom('event_reward')
    .where('event_id', '=', eventId)
    .select(['id', 'reward_id as rewardId', 'amount', 'from', 'to', 'type'])
    .orderBy('id')
    .execute()

/** Lists the whole published ranking. */
export const listRanks = (db: Queryable, eventId: number) =>
  db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .select(['s.user_id as userId', 's.username', 's.score', 's.rank'])
    .orderBy('s.position')
    .execute()

export type GrantRow = { user_id: number; event_reward_id: number; rank: number; amount: number }

export const insertGrants = (db: Queryable, eventId: number, grants: readonly GrantRow[]) =>
  sql`insert into reward_grant (event_id, user_id, event_reward_id, rank, amount)
    select ${eventId}::int, user_id, event_reward_id, rank, amount
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb)
      as g(user_id int, event_reward_id int, rank int, amount numeric)`.execute(db)

export const deleteGrants = (db: Queryable, eventId: number) =>
  db.deleteFrom('reward_grant').where('event_id', '=', eventId).returning('user_id as userId').execute()
