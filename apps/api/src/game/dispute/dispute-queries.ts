import type { Receipt } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../ground/contract/paging.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { shownName } from '../../ground/db/sql-expressions.ts'
import type { PhaseKey } from '../score/freeze/freeze-queries.ts'

export type NewDispute = PhaseKey & { userId: number; reason: string; receipt: Receipt }

/** Inserts a dispute; returns false if the user has an open one about the phase. */
export const insertDispute = async (db: Queryable, dispute: NewDispute): Promise<boolean> => {
  const { userId, eventId, phaseIndex, reason, receipt } = dispute
  const inserted = await db
    .insertInto('dispute')
    .values({
      user_id: userId,
      event_id: eventId,
      phase_index: phaseIndex,
      reason,
      receipt: JSON.stringify(receipt),
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'event_id', 'phase_index']).where('answered_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Lists a user's disputes about a phase, the newest first. */
export const listOwnDisputes = (db: Queryable, { eventId, phaseIndex }: PhaseKey, userId: number) =>
  db
    .selectFrom('dispute')
    .where('user_id', '=', userId)
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select(['id', 'reason', 'sent_at as sentAt', 'answer', 'answered_at as answeredAt'])
    .orderBy('id', 'desc')
    .limit(10)
    .execute()

/** `among`: the events whose disputes the asker may see; undefined for all. */
export type DisputeFilter = {
  eventId?: number | undefined
  among?: readonly number[] | undefined
  answered?: boolean | undefined
  phrase: string
}

export type DisputeRow = {
  id: number
  eventId: number
  event: string
  phaseIndex: number
  phase: string
  userId: number
  username: string
  reason: string
  receipt: Receipt
  /** Whether the chain of the event contains the link of the receipt. */
  chained: boolean
  sentAt: string
  answer: string | null
  answeredAt: string | null
  answeredBy: string | null
}

/** Disputes with the current names; deleted users have none. */
const disputes = ({ eventId, among, answered, phrase }: DisputeFilter) => sql`(
  select * from (
    select d.id, d.event_id as "eventId", e.name as event, d.phase_index as "phaseIndex", p.name as phase,
      d.user_id as "userId", ${shownName('u')} as username, d.reason, d.receipt, d.sent_at as "sentAt", d.answer,
      d.answered_at as "answeredAt", case when b.id is not null then ${shownName('b')} end as "answeredBy"
    from dispute d
    join event e on e.id = d.event_id
    join phase p on p.event_id = d.event_id and p.index = d.phase_index
    join account u on u.id = d.user_id
    left join account b on b.id = d.answered_by
    where ${eventId === undefined ? sql`true` : sql`d.event_id = ${eventId}`}
      and ${among === undefined ? sql`true` : sql`d.event_id = any(${among}::int[])`}
      and ${answered === undefined ? sql`true` : sql`(d.answered_at is not null) = ${answered}`}) named
  where ${phrase === '' ? sql`true` : sql`(username ilike ${containing(phrase)} or event ilike ${containing(phrase)})`}
  ) disputes`

/** Lists the open ones first, the oldest of them first; then the answered ones, the last answered first. */
export const listDisputes = async (
  db: Queryable,
  { page, pageSize, ...filter }: DisputeFilter & Paging,
): Promise<DisputeRow[]> => {
  const { rows } = await sql<DisputeRow>`
    select disputes.*, exists (select from proof_link l
      where l.event_id = "eventId" and l.hash = receipt -> 'link' ->> 'hash') as chained
    from ${disputes(filter)}
    order by "answeredAt" is not null, "answeredAt" desc, id
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

/** Counts the disputes of the list, and the open ones among them. */
export const countDisputes = async (db: Queryable, filter: DisputeFilter) => {
  const { rows } = await sql<{ count: number; open: number }>`
    select count(*) as count, count(*) filter (where "answeredAt" is null) as open
    from ${disputes(filter)}`.execute(db)
  return rows[0] ?? { count: 0, open: 0 }
}

/** What the notification and the audit log say about a dispute. */
export const findDispute = async (db: Queryable, id: number) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .innerJoin('phase as p', join =>
      join.onRef('p.event_id', '=', 'd.event_id').onRef('p.index', '=', 'd.phase_index'),
    )
    .where('d.id', '=', id)
    .select([
      'd.user_id as userId',
      'd.event_id as eventId',
      'e.name as event',
      'd.phase_index as phaseIndex',
      'p.name as phase',
      'p.name_pl as phasePl',
    ])
    .executeTakeFirst()

/** Closes an open dispute with an answer; returns false if it is answered already or gone. Of two answers at once the first counts. */
export const closeDispute = async (
  db: Queryable,
  { id, answer, adminId }: { id: number; answer: string; adminId: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('dispute')
    .set({ answer, answered_at: sql<string>`statement_timestamp()`, answered_by: adminId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
