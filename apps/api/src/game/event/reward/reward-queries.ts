import type { RewardType } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'

const columns = ['id', 'reward_id as rewardId', 'amount', 'from', 'to', 'type'] as const

export type RewardColumns = { reward_id: number; amount: number; from: number; to: number; type: RewardType }

/** Returns the event of a reward. */
export const findEventOfReward = (db: Queryable, rewardId: number) =>
  db.selectFrom('event_reward').where('id', '=', rewardId).select('event_id as eventId').executeTakeFirst()

export const findReward = (db: Queryable, eventId: number, rewardId: number) =>
  db
    .selectFrom('event_reward')
    .where('event_id', '=', eventId)
    .where('id', '=', rewardId)
    .select(columns)
    .executeTakeFirst()

export const insertReward = (db: Queryable, eventId: number, reward: RewardColumns) =>
  db
    .insertInto('event_reward')
    .values({ event_id: eventId, ...reward })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateRewardRow = (db: Queryable, id: number, reward: RewardColumns) =>
  db.updateTable('event_reward').set(reward).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

export const deleteReward = (db: Queryable, id: number) =>
  db.deleteFrom('event_reward').where('id', '=', id).execute()
