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

/** Lists whom of an audience the notification has not reached yet; of a lock users with a full deck are not warned. */
async function listUntold(
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

/** Takes users away; blocks without any are left out. */
function without(blocks: readonly UsersOfBlock[], taken: readonly UsersOfBlock[]): UsersOfBlock[] {
  const takenOf = new Map(taken.map(({ block, users }) => [block, users]))
  return blocks
    .map(({ block, users }) => ({ block, users: withoutBits(users, takenOf.get(block) ?? '') }))
    .filter(({ users }) => users.includes('1'))
}

const withoutBits = (bits: string, taken: string): string =>
  taken === '' ? bits : Array.from(bits, (bit, at) => (taken[at] === '1' ? '0' : bit)).join('')
