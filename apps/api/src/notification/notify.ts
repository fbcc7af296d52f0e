import type { NotificationKind } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { insertNotifications, publishNotification } from './queries.ts'

export type NewNotification = {
  userId: number
  kind: NotificationKind
  /** Names and numbers that its text speaks of. */
  facts: Record<string, string | number>
  /** Names the occasion: of one occasion a user is notified once. */
  naturalKey: string
}

/** Keeps notifications and wakes the streams of those to whom they are new (rulebook 10.21). */
export async function notify(db: Queryable, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length === 0) return
  const users = await insertNotifications(db, notifications)
  if (users.length > 0) await publishNotification(db, users)
}
