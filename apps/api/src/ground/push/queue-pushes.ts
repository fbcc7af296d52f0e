import { type NotificationKind, pushedNotifications, type ReachKind } from '@game/domain'
import { requestSending } from '../db/channels.ts'
import type { Queryable } from '../db/db.ts'
import { insertPushes } from './push-queries.ts'

const kinds: Partial<Record<NotificationKind, ReachKind>> = pushedNotifications

/** A notification that was stored for a user. */
export type Stored = { userId: number; id: number; kind: NotificationKind }

/** Has notifications pushed to those of their users who take pushes, when the transaction commits (rulebook 20.13). */
export async function queuePushes(db: Queryable, stored: readonly Stored[]): Promise<void> {
  let queued = 0
  for (const [kind, ofKind] of Map.groupBy(stored, each => kinds[each.kind])) {
    if (kind === undefined) continue
    const accountIds = ofKind.map(({ userId }) => userId)
    const notificationIds = ofKind.map(({ id }) => id)
    queued += await insertPushes(db, { kind, accountIds, notificationIds })
  }
  if (queued > 0) await requestSending(db)
}
