import type { NotificationKind } from '@game/domain'
import type { Queryable } from '../../ground/db/db.ts'
import { inTransaction } from '../../ground/db/transaction.ts'
import { queuePushes } from '../../ground/push/queue-pushes.ts'
import { publishMessage } from '../../ground/stream/message-queries.ts'
import {
  type Audience,
  type BlockRange,
  countUserBlocks,
  insertNotice,
  insertNoticeBlocks,
  listFinished,
  listOutside,
  listReached,
  lockNotices,
  type PhaseNotification,
  type Recipients,
  replaceNotices,
} from './phase-queries.ts'
import { idsOf, without } from './user-bits.ts'

/** How many blocks of users are notified in one transaction. */
const blocksPerPart = 50

/** A notification, the users who get it, and the kinds of which it replaces their other ones about the phase. */
export type Announcement = {
  notification: PhaseNotification
  recipients: Recipients[]
  replaces?: readonly NotificationKind[]
}

/** Finds what users of some blocks have not been notified of yet; undefined to stop. */
export type FindNews = (db: Queryable, blocks: BlockRange) => Promise<Announcement[] | undefined>

/**
 * Notifies users, also by push, in parts that are committed one by one; after a crash the rest gets the next notice. Returns the ids of the new
 * notices.
 */
export async function announce(db: Queryable, eventId: number, find: FindNews): Promise<number[]> {
  const blocks = await countUserBlocks(db)
  const noticeIds = new Map<string, number>()
  const announcePart = async (trx: Queryable, part: BlockRange): Promise<boolean> => {
    await lockNotices(trx, eventId)
    const news = await find(trx, part)
    for (const { notification, recipients, replaces } of news ?? []) {
      if (recipients.length === 0) continue
      const known = noticeIds.get(notification.naturalKey)
      const noticeId = known ?? (await insertNotice(trx, eventId, notification))
      noticeIds.set(notification.naturalKey, noticeId)
      await insertNoticeBlocks(trx, noticeId, recipients)
      await queuePushes(
        trx,
        idsOf(recipients).map(userId => ({ userId, id: noticeId, kind: notification.kind })),
      )
      if (replaces) await replaceNotices(trx, { noticeId, kinds: replaces }, recipients)
    }
    return news !== undefined
  }
  for (let from = 0; from < blocks; from += blocksPerPart)
    if (!(await inTransaction(db, trx => announcePart(trx, { from, to: from + blocksPerPart })))) break
  const sent = [...noticeIds.values()]
  for (const noticeId of sent) await publishMessage(db, { type: 'event_notice', noticeId })
  return sent
}

/** Sends one notice to all users of an audience who have not been notified of this yet (rulebook 10.22). */
export const notifyAudience = (
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
  audience: Audience,
): Promise<number[]> =>
  announce(db, eventId, async (trx, blocks) => {
    const { kind, phaseIndex } = notification
    const users = without(await audience(trx, blocks), await listOutside(trx, eventId, blocks))
    const reached = await listReached(trx, notification, blocks)
    const news = { notification, recipients: without(users, reached) }
    // The newest about a player replaces the older ones (rulebook 18.15).
    if (kind === 'line_up_news') return [{ ...news, replaces: [kind] }]
    if (kind !== 'lock_near') return [news]
    // Users with a full deck are not warned of a lock; a new warning replaces that of a lock that was moved.
    const finished = await listFinished(trx, { eventId, phaseIndex }, blocks)
    const recipients = without(without(users, reached), finished)
    return [{ notification, recipients, replaces: [kind] }]
  })
