import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { notify } from '../notification/notify.ts'
import { tellPhases } from '../notification/tell-phases.ts'
import { grantRewards, takeBackRewards } from '../score/grant-rewards.ts'
import { rankEvent } from '../score/rank-event.ts'
import type { LockedEvent } from './queries-edit.ts'
import { getNames } from './queries-line-up.ts'

/** What follows from an event's new settings: its standings, where they decide who is out, results and rewards (rules.md 7). */
export async function completeEvent(
  trx: Transaction<Schema>,
  before: LockedEvent,
  after: LockedEvent,
): Promise<void> {
  if (after.completed && !before.completed) {
    await grant(trx, after)
    await tellPhases(trx, after.id)
  } else if (before.completed && !after.completed) await takeBackRewards(trx, after.id)
  else if (before.secondChance !== after.secondChance) await rankEvent(trx, after.id)
}

/** Who gets a reward is told; completed again, only of what is another reward or amount. */
async function grant(trx: Transaction<Schema>, event: LockedEvent): Promise<void> {
  const grants = await grantRewards(trx, event.id)
  const names = await getNames(trx, 'reward', [...new Set(grants.map(each => each.rewardId))])
  const notices = grants.map(({ userId, eventRewardId, rewardId, amount }) => ({
    userId,
    kind: 'reward_granted' as const,
    facts: { eventId: event.id, event: event.name, reward: names.get(rewardId) ?? '', amount },
    naturalKey: `reward_granted:${event.id}:${eventRewardId}:${amount}`,
  }))
  await notify(trx, notices)
}
