import type { Queryable } from '../db/db.ts'
import { insertNotifications, type NewNotification, publishNotification } from './queries.ts'

/** Keeps notifications and wakes the streams of those to whom they are new (rulebook 10.21). */
export async function notify(db: Queryable, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const users = await insertNotifications(db, notifications)
  if (users.length > 0) await publishNotification(db, users)
}
