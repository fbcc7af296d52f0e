import type { Queryable } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { publishMessage } from '../live/queries.ts'
import {
  type Audience,
  countUserBlocks,
  insertNotice,
  insertNoticeBlocks,
  listUntold,
  lockNotices,
  type PhaseNotification,
} from './phase-queries.ts'

/** Blocks of users that are told at a time. */
const stride = 50

/**
 * Tells an audience what it has not been told yet, as one notice (rulebook 10.22), in parts that are committed one by one;
 * what has been killed leaves the rest to the next notice. Answers the notice; none where nobody is new.
 */
export async function tellAudience(
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
  audience: Audience,
): Promise<number | undefined> {
  const blocks = await countUserBlocks(db)
  let noticeId: number | undefined
  for (let from = 0; from < blocks; from += stride) {
    await inTransaction(db, async trx => {
      await lockNotices(trx, eventId)
      const told = await listUntold(trx, eventId, notification, audience, { from, to: from + stride })
      if (told.length === 0) return
      const id = noticeId ?? (await insertNotice(trx, eventId, notification))
      await insertNoticeBlocks(trx, id, told)
      noticeId = id
    })
  }
  if (noticeId !== undefined) await publishMessage(db, { type: 'event_notice', noticeId })
  return noticeId
}
