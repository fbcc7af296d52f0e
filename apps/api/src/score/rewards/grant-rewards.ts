import { grantsOf } from '@game/domain'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { rankEvenIfCompleted, rankEvent } from '../rank/rank-event.ts'
import { deleteGrants, insertGrants, listRanks, listRewards } from './queries.ts'

/**
 * Grants the rewards of an event that has just been completed, by a ranking made now (rulebook 9.12). Idempotent.
 * Answers the grants, for notifications.
 */
export async function grantRewards(trx: Transaction<Schema>, eventId: number) {
  await rankEvenIfCompleted(trx, eventId)
  await deleteGrants(trx, eventId)
  const ranks = await listRanks(trx, eventId)
  const grants = grantsOf(ranks, await listRewards(trx, eventId))
  const rankOf = new Map(ranks.map(({ userId, rank }) => [userId, rank]))
  await insertGrants(
    trx,
    eventId,
    grants.map(({ userId, eventRewardId, amount }) => ({
      user_id: userId,
      event_reward_id: eventRewardId,
      rank: rankOf.get(userId) ?? 0,
      amount,
    })),
  )
  return grants
}

/**
 * Takes the rewards of an un-completed event back and ranks it again, so that what the completion decided is open.
 * Answers whose they were.
 */
export async function takeBackRewards(trx: Transaction<Schema>, eventId: number) {
  const grants = await deleteGrants(trx, eventId)
  await rankEvent(trx, eventId)
  return grants
}
