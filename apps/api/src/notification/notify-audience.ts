import type { Queryable } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { publishMessage } from '../stream/message-queries.ts'
import {
  type Audience,
  type BlockRange,
  countUserBlocks,
  insertNotice,
  insertNoticeBlocks,
  listFinished,
  listReached,
  lockNotices,
  type PhaseNotification,
  type UsersOfBlock,
} from './phase-queries.ts'

/** How many blocks of users are notified in one transaction. */
const blocksPerPart = 50

/**
 * Sends one notice to all users of an audience who have not been notified of this yet (rulebook 10.22), in parts that are
 * committed one by one; after a crash the rest gets the next notice. Returns the notice's id, undefined if all have been notified.
 */
export async function notifyAudience(
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
  audience: Audience,
): Promise<number | undefined> {
  const blocks = await countUserBlocks(db)
  let noticeId: number | undefined
  for (let from = 0; from < blocks; from += blocksPerPart) {
    await inTransaction(db, async trx => {
      await lockNotices(trx, eventId)
      const recipients = await listNotNotified(trx, eventId, notification, audience, {
        from,
        to: from + blocksPerPart,
      })
      if (recipients.length === 0) return
      const id = noticeId ?? (await insertNotice(trx, eventId, notification))
      await insertNoticeBlocks(trx, id, recipients)
      noticeId = id
    })
  }
  if (noticeId !== undefined) await publishMessage(db, { type: 'event_notice', noticeId })
  return noticeId
}

/** Lists the users of an audience whom the notification has not reached yet; users with a full deck are not warned of a lock. */
async function listNotNotified(
  db: Queryable,
  eventId: number,
  notification: PhaseNotification,
  audience: Audience,
  blocks: BlockRange,
): Promise<UsersOfBlock[]> {
  const { kind, phaseIndex } = notification
  const users = await audience(db, blocks)
  const reached = await listReached(db, notification, blocks)
  const finished = kind === 'lock_near' ? await listFinished(db, { eventId, phaseIndex }, blocks) : []
  return without(without(users, reached), finished)
}

/** Removes the `taken` users; blocks without any users left are left out. */
function without(blocks: readonly UsersOfBlock[], taken: readonly UsersOfBlock[]): UsersOfBlock[] {
  const takenOf = new Map(taken.map(({ block, users }) => [block, users]))
  return blocks
    .map(({ block, users }) => ({ block, users: withoutBits(users, takenOf.get(block) ?? '') }))
    .filter(({ users }) => users.includes('1'))
}

const withoutBits = (bits: string, taken: string): string =>
  taken === '' ? bits : Array.from(bits, (bit, at) => (taken[at] === '1' ? '0' : bit)).join('')
