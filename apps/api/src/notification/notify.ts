import type { NotificationKind } from '@game/domain'
import type { Queryable } from '../db/db.ts'
import { insertNotifications, publishTo } from './queries.ts'

export type Notice = {
  userId: number
  kind: NotificationKind
  /** Names and numbers that its text speaks of. */
  facts: Record<string, string | number>
  /** What makes it one and the same: told once, however often it is found. */
  naturalKey: string
}

/** Leaves notices for their readers and wakes the streams of those to whom they are new. */
export async function notify(db: Queryable, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return
  const told = await insertNotifications(db, notices)
  if (told.length > 0) await publishTo(db, told)
}
