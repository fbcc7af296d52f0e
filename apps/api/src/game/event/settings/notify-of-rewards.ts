import type { RewardGrant } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'
import type { NewNotification } from '../../notification/notification-queries.ts'
import { notify, withdraw } from '../../notification/notify.ts'
import { listRewardNames } from '../edit/edit-queries.ts'

type RewardingEvent = { id: number; name: string }

/** Equal but for the kind: by that a reward that was granted is known to be taken back (`notificationsOf` of the bell). */
const keyOf = (kind: string, event: RewardingEvent, { eventRewardId, amount }: RewardGrant): string =>
  `${kind}:${event.id}:${eventRewardId}:${amount}`

/** The notifications of one kind about rewards of an event, with the names in their texts. */
async function notificationsOf(
  db: Queryable,
  kind: 'reward_granted' | 'reward_taken_back',
  event: RewardingEvent,
  grants: readonly RewardGrant[],
): Promise<NewNotification[]> {
  const names = await listRewardNames(db, [...new Set(grants.map(({ rewardId }) => rewardId))])
  return grants.map(grant => ({
    userId: grant.userId,
    kind,
    facts: {
      eventId: event.id,
      event: event.name,
      ...(names.get(grant.rewardId) ?? { reward: '' }),
      amount: grant.amount,
    },
    naturalKey: keyOf(kind, event, grant),
  }))
}

/**
 * Notifies users who got a reward. If the same reward is granted again, this removes the notification that it was taken back,
 * and notifies again only users who have read that one (rulebook 10.24).
 */
export async function notifyGranted(
  db: Queryable,
  event: RewardingEvent,
  grants: readonly RewardGrant[],
): Promise<void> {
  const users = [...new Set(grants.map(({ userId }) => userId))]
  const keys = (kind: string) => [...new Set(grants.map(grant => keyOf(kind, event, grant)))]
  const [granted, takenBack] = [keys('reward_granted'), keys('reward_taken_back')]
  const withdrawn = await withdraw(db, users, takenBack)
  for (const { userId, naturalKey, read } of withdrawn)
    if (read) await withdraw(db, [userId], [granted[takenBack.indexOf(naturalKey)] ?? ''])
  await notify(db, await notificationsOf(db, 'reward_granted', event, grants))
}

/** Notifies users who lost a reward because the event was un-completed (rulebook 9.12). */
export const notifyTakenBack = async (
  db: Queryable,
  event: RewardingEvent,
  grants: readonly RewardGrant[],
): Promise<void> => notify(db, await notificationsOf(db, 'reward_taken_back', event, grants))
