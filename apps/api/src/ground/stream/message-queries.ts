import type { LiveCounts } from '@game/domain'
import { sql } from 'kysely'
import { blockSize } from '../db/blocks.ts'
import { sendAllToChannel } from '../db/channels.ts'
import type { Queryable } from '../db/db.ts'
import { type HubMessage, messageChannel } from './message.ts'

/** Sends messages to every process; inside a transaction they are sent when it commits. */
export const publishMessages = async (db: Queryable, messages: readonly HubMessage[]): Promise<void> => {
  const payloads = messages.map(message => JSON.stringify(message))
  await sendAllToChannel(db, { channel: messageChannel, payloads })
}

export const publishMessage = (db: Queryable, message: HubMessage): Promise<void> =>
  publishMessages(db, [message])

/** Lists which of these users a broadcast notification is for. */
export const listNotified = async (
  db: Queryable,
  noticeId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select u.id from unnest(${userIds}::int[]) u(id)
    join event_notice_block b on b.notice_id = ${noticeId} and b.block = u.id / ${sql.lit(blockSize)}
    where get_bit(b.users, u.id % ${sql.lit(blockSize)}) = 1`.execute(db)
  return rows.map(row => row.id)
}

const noLiveCounts = { revision: 0, projected: 0, maps: [] }

/** Loads the live maps of an event; a completed event has none. */
export const findLiveCounts = async (
  db: Queryable,
  eventId: number,
): Promise<LiveCounts & { projected: number }> => {
  const row = await db
    .selectFrom('event_live as l')
    .innerJoin('event as e', 'e.id', 'l.event_id')
    .where('l.event_id', '=', eventId)
    .select(['l.revision', 'l.maps', 'l.projected_rounds as projected', 'e.completed'])
    .executeTakeFirst()
  if (!row) return noLiveCounts
  const { completed, ...live } = row
  return completed ? { ...live, maps: [] } : live
}
