import { grantsOf, type RewardGrant } from '@game/domain'
import type { Transaction } from 'kysely'
import { blockOf, usersPerPage } from '../../../ground/db/blocks.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { deleteGrants, insertGrants, listRewards, takeGrantsOfBlock } from '../proof/grant-queries.ts'
import { rankEvenIfCompleted, rankEvent } from '../publish/rank-event.ts'
import { countStandings, listStandings } from '../standings/standing-queries.ts'

/** How many rewards were granted or taken back, and to how many users. */
export type Paid = { rewards: number; players: number }

/** Called with all grants of some users at a time. */
export type OnGrants = (grants: readonly RewardGrant[]) => Promise<void>

/** Adds up grants part by part, and passes each part on. */
function payments(onGrants: OnGrants) {
  const paid: Paid = { rewards: 0, players: 0 }
  const add = async (grants: readonly RewardGrant[]) => {
    if (grants.length === 0) return
    await onGrants(grants)
    paid.rewards += grants.length
    paid.players += new Set(grants.map(({ userId }) => userId)).size
  }
  return { paid, add }
}

/**
 * Grants the rewards of an event that has just been completed, by a new ranking (rulebook 9.12), page by page.
 * Idempotent.
 */
export async function grantRewards(
  trx: Transaction<Schema>,
  eventId: number,
  onGrants: OnGrants = async () => undefined,
): Promise<Paid> {
  const generation = await rankEvenIfCompleted(trx, eventId)
  await deleteGrants(trx, eventId)
  const rewards = await listRewards(trx, eventId)
  const { paid, add } = payments(onGrants)
  if (rewards.length === 0) return paid
  const scope = { eventId, generation }
  const participants = await countStandings(trx, scope)
  for (let page = 1; (page - 1) * usersPerPage < participants; page++) {
    const rows = await listStandings(trx, scope, { page, pageSize: usersPerPage })
    const ranks = new Map(rows.map(({ user_id, rank }) => [user_id, rank]))
    const standings = Array.from(ranks, ([userId, rank]) => ({ userId, rank }))
    const grants = grantsOf(standings, rewards, participants)
    await insertGrants(
      trx,
      eventId,
      grants.map(({ userId, eventRewardId, amount }) => ({
        user_id: userId,
        event_reward_id: eventRewardId,
        rank: ranks.get(userId) ?? 0,
        amount,
      })),
    )
    await add(grants)
  }
  return paid
}

/**
 * Takes the rewards of an un-completed event back, one block of users after another, and ranks it again, so that what the
 * completion decided is undecided again.
 */
export async function takeBackRewards(
  trx: Transaction<Schema>,
  eventId: number,
  onGrants: OnGrants = async () => undefined,
): Promise<Paid> {
  const { paid, add } = payments(onGrants)
  let grants = await takeGrantsOfBlock(trx, eventId, 0)
  while (grants[0]) {
    await add(grants)
    grants = await takeGrantsOfBlock(trx, eventId, blockOf(grants[0].userId) + 1)
  }
  await rankEvent(trx, eventId)
  return paid
}
