import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso, shownName } from '../../../ground/db/sql-expressions.ts'

/** Saves what a user reports about an event, in place of what they reported before. */
export const saveReport = (
  db: Queryable,
  { eventId, userId, reason }: { eventId: number; userId: number; reason: string },
) =>
  db
    .insertInto('event_report')
    .values({ event_id: eventId, user_id: userId, reason })
    .onConflict(conflict =>
      conflict
        .columns(['event_id', 'user_id'])
        .doUpdateSet({ reason, reported_at: sql<string>`clock_timestamp()` }),
    )
    .execute()

/** Removes the reports about an event; returns how many there were. */
export const deleteReports = async (db: Queryable, eventId: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('event_report')
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export type PrivateEventRow = {
  id: number
  name: string
  owner: { userId: number; username: string } | null
  participants: number
  completed: boolean
  closeReason: string | null
  reports: { userId: number; username: string; reason: string; reportedAt: string }[]
}

const foundBy = (phrase: string) =>
  sql`(e.name ilike ${containing(phrase)} or coalesce(o.username, '') ilike ${containing(phrase)})`

/** Lists private events, those with the newest reports first, then the newest. The phrase is a part of a name of the event or its owner. */
export const listPrivateEvents = async (
  db: Queryable,
  { page, pageSize, phrase }: Paging,
): Promise<PrivateEventRow[]> => {
  const { rows } =
    await sql<PrivateEventRow>`select e.id, e.name, e.completed, h.close_reason as "closeReason",
      case when o.id is not null then jsonb_build_object('userId', o.id, 'username', ${shownName('o')}) end as owner,
      (select count(*)::int from event_participant q where q.event_id = e.id and q.state = 'in') as participants,
      coalesce(r.reports, '[]') as reports
    from private_event h join event e on e.id = h.event_id
    left join account o on o.id = h.owner_id
    left join lateral (select max(p.reported_at) as newest, jsonb_agg(jsonb_build_object('userId', a.id,
        'username', ${shownName('a')}, 'reason', p.reason, 'reportedAt', ${iso(sql.ref('p.reported_at'))})
        order by p.reported_at desc) as reports
      from event_report p join account a on a.id = p.user_id where p.event_id = e.id) r on true
    where ${foundBy(phrase)}
    order by r.newest desc nulls last, e.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      db,
    )
  return rows
}

export const countPrivateEvents = async (db: Queryable, phrase: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from private_event h join event e on e.id = h.event_id left join account o on o.id = h.owner_id
    where ${foundBy(phrase)}`.execute(db)
  return rows[0]?.count ?? 0
}
