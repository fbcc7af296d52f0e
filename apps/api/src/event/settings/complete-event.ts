import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { notify } from '../../notification/notify.ts'
import { notifyOfPhases } from '../../notification/notify-of-phases.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'
import { grantRewards, takeBackRewards } from '../../score/rewards/grant-rewards.ts'
import type { LockedEvent } from '../edit/queries.ts'
import { getNames } from '../edit/queries.ts'

/**
 * How many rewards were granted or taken back, to how many users, and how many users were notified of a phase's result.
 */
export type Paid = { rewards: number; players: number; told: number }

const paid = (grants: readonly { userId: number }[], told = 0): Paid => ({
  rewards: grants.length,
  players: new Set(grants.map(({ userId }) => userId)).size,
  told,
})

/**
 * Applies what follows from an event's new settings: results and rewards when it is completed, their end when it is
 * un-completed, a new ranking when the second chance changes (rulebook 9.12, 11.9).
 */
export async function completeEvent(
  trx: Transaction<Schema>,
  before: LockedEvent,
  after: LockedEvent,
): Promise<Paid> {
  if (after.completed && !before.completed) {
    const grants = await grant(trx, after)
    return paid(grants, await notifyOfPhases(trx, after.id))
  }
  if (before.completed && !after.completed) return paid(await takeBackRewards(trx, after.id))
  if (before.secondChance !== after.secondChance) await rankEvent(trx, after.id)
  return paid([])
}

/**
 * Grants the rewards and notifies their winners; completed again, only of what is another reward or amount. An
 * unpublished event notifies nobody (rulebook 10.24).
 */
async function grant(trx: Transaction<Schema>, event: LockedEvent) {
  const grants = await grantRewards(trx, event.id)
  if (!event.public) return grants
  const names = await getNames(trx, 'reward', [...new Set(grants.map(each => each.rewardId))])
  const notifications = grants.map(({ userId, eventRewardId, rewardId, amount }) => ({
    userId,
    kind: 'reward_granted' as const,
    facts: { eventId: event.id, event: event.name, reward: names.get(rewardId) ?? '', amount },
    naturalKey: `reward_granted:${event.id}:${eventRewardId}:${amount}`,
  }))
  await notify(trx, notifications)
  return grants
}
