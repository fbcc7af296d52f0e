import type { Queryable } from '../db/db.ts'
import {
  deleteNotifications,
  insertNotifications,
  type NewNotification,
  publishNotification,
  type WithdrawnNotification,
} from './notification-queries.ts'

/** Stores notifications and wakes the streams of the users to whom they are new (rulebook 10.21). */
export async function notify(db: Queryable, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const users = await insertNotifications(db, notifications)
  if (users.length > 0) await publishNotification(db, users)
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
