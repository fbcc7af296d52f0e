import type { Transaction } from 'kysely'
import type { Schema } from '../../../ground/db/schema.ts'
import { notifyOfPhases } from '../../notification/notify-of-phases.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'
import { grantRewards, type Paid as PaidRewards, takeBackRewards } from '../../score/rewards/grant-rewards.ts'
import type { LockedEvent } from '../edit/edit-queries.ts'
import { notifyGranted, notifyTakenBack } from './notify-of-rewards.ts'

/** How many rewards were granted or taken back, to how many users, and how many users were notified of a phase's result. */
export type Paid = PaidRewards & { notified: number }

/**
 * Applies the consequences of an event's new settings: results and rewards when it is completed, their end when it is
 * un-completed, a new ranking when the second chance changes (rulebook 9.12, 11.9).
 */
export async function completeEvent(
  trx: Transaction<Schema>,
  before: LockedEvent,
  after: LockedEvent,
): Promise<Paid> {
  if (after.completed && !before.completed) {
    const paid = await grantRewards(trx, after.id, grants =>
      notifyIfPlayed(after, () => notifyGranted(trx, after, grants)),
    )
    return { ...paid, notified: await notifyOfPhases(trx, after.id) }
  }
  if (before.completed && !after.completed) {
    const paid = await takeBackRewards(trx, after.id, grants =>
      notifyIfPlayed(after, () => notifyTakenBack(trx, after, grants)),
    )
    return { ...paid, notified: 0 }
  }
  if (before.secondChance !== after.secondChance) await rankEvent(trx, after.id)
  return { rewards: 0, players: 0, notified: 0 }
}

/** An unpublished event notifies no one (rulebook 10.24). */
const notifyIfPlayed = async (event: LockedEvent, notify: () => Promise<void>): Promise<void> => {
  if (event.played) await notify()
}
