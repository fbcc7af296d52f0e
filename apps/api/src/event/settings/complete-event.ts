import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { notify } from '../../notification/notify.ts'
import { tellPhases } from '../../notification/tell-phases.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'
import { grantRewards, takeBackRewards } from '../../score/rewards/grant-rewards.ts'
import type { LockedEvent } from '../edit/queries.ts'
import { getNames } from '../edit/queries.ts'

/** Rewards that were granted or taken back, the players who had or lost them, and those told a phase's result. */
export type Paid = { rewards: number; players: number; told: number }

const paid = (grants: readonly { userId: number }[], told = 0): Paid => ({
  rewards: grants.length,
  players: new Set(grants.map(({ userId }) => userId)).size,
  told,
})

/** What follows from an event's new settings: its standings, where they decide who is out, results and rewards (rules.md 7). */
export async function completeEvent(
  trx: Transaction<Schema>,
  before: LockedEvent,
  after: LockedEvent,
): Promise<Paid> {
  if (after.completed && !before.completed) {
    const grants = await grant(trx, after)
    return paid(grants, await tellPhases(trx, after.id))
  }
  if (before.completed && !after.completed) return paid(await takeBackRewards(trx, after.id))
  if (before.secondChance !== after.secondChance) await rankEvent(trx, after.id)
  return paid([])
}

/**
 * Who gets a reward is told; completed again, only of what is another reward or amount. An unpublished event tells
 * nothing.
 */
async function grant(trx: Transaction<Schema>, event: LockedEvent) {
  const grants = await grantRewards(trx, event.id)
  if (!event.public) return grants
  const names = await getNames(trx, 'reward', [...new Set(grants.map(each => each.rewardId))])
  const notices = grants.map(({ userId, eventRewardId, rewardId, amount }) => ({
    userId,
    kind: 'reward_granted' as const,
    facts: { eventId: event.id, event: event.name, reward: names.get(rewardId) ?? '', amount },
    naturalKey: `reward_granted:${event.id}:${eventRewardId}:${amount}`,
  }))
  await notify(trx, notices)
  return grants
}
