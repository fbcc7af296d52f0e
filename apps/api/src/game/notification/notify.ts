import type { Queryable } from '../../ground/db/db.ts'
import { queuePushes } from '../../ground/push/queue-pushes.ts'
import {
  deleteNotifications,
  deleteOutdated,
  insertNotifications,
  type NewNotification,
  publishNotification,
  type WithdrawnNotification,
} from './notification-queries.ts'

/** Stores notifications, wakes the streams of the users to whom they are new, and has them pushed (rulebook 10.21, 20.13). */
export async function notify(db: Queryable, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const stored = await insertNotifications(db, notifications)
  if (stored.length === 0) return
  await publishNotification(db, [...new Set(stored.map(({ userId }) => userId))])
  await queuePushes(db, stored)
}

/** Like `notify`, but what is stored of an occasion with other facts is replaced, and is new again. */
export async function notifyAnew(db: Queryable, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  await deleteOutdated(db, notifications)
  await notify(db, notifications)
}

/**
 * Removes these users' notifications with these keys and wakes their streams; returns the removed ones (rulebook
 * 10.24).
 */
export async function withdraw(
  db: Queryable,
  userIds: readonly number[],
  naturalKeys: readonly string[],
): Promise<WithdrawnNotification[]> {
  const removed = await deleteNotifications(db, userIds, naturalKeys)
  if (removed.length > 0) await publishNotification(db, [...new Set(removed.map(({ userId }) => userId))])
  return removed
}
