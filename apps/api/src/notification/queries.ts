import type { NotificationKind } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../contract/paging.ts'
import type { Queryable } from '../db/db.ts'
import { messageChannel } from '../live/message.ts'

export type NewNotification = {
  userId: number
  kind: NotificationKind
  /** Names and numbers that its text speaks of. */
  facts: Record<string, string | number>
  /** Names the occasion: of one occasion a user is notified once. */
  naturalKey: string
}

/** Inserts notifications and answers whose are new; one that is there already stays as it is. */
export const insertNotifications = async (
  db: Queryable,
  notifications: readonly NewNotification[],
): Promise<number[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into notification (user_id, kind, facts, natural_key)
    select "userId", kind, facts, "naturalKey" from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
      as n("userId" int, kind text, facts jsonb, "naturalKey" text)
    on conflict (user_id, natural_key) do nothing
    returning user_id`.execute(db)
  return [...new Set(rows.map(row => row.user_id))]
}

/** Wakes the streams of these users in every process once the transaction commits. */
export const publishNotification = (db: Queryable, userIds: readonly number[]) =>
  sql`select pg_notify(${messageChannel}, jsonb_build_object('type', 'notification', 'userId', u)::text)
    from unnest(${userIds}::int[]) u`.execute(db)

const ofUser = (db: Queryable, userId: number, phrase: string) =>
  db
    .selectFrom('notification as n')
    .where('n.user_id', '=', userId)
    .$if(phrase !== '', query =>
      query.where(
        sql<boolean>`exists (select from jsonb_each_text(n.facts) fact where fact.value ilike ${containing(phrase)})`,
      ),
    )

export const listNotifications = (db: Queryable, userId: number, { page, pageSize, phrase }: Paging) =>
  ofUser(db, userId, phrase)
    .select(['n.id', 'n.kind', 'n.facts', 'n.created_at as createdAt', 'n.read_at as readAt'])
    .orderBy('n.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()

/** Counts what the list has, and what is unread in all. */
export const countNotifications = async (db: Queryable, userId: number, phrase: string) => {
  const { count } = await ofUser(db, userId, phrase)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { unread } = await ofUser(db, userId, '')
    .where('n.read_at', 'is', null)
    .select(eb => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return { count, unread }
}

export const markRead = (db: Queryable, userId: number, ids: readonly number[] | undefined) =>
  db
    .updateTable('notification')
    .set({ read_at: sql<string>`clock_timestamp()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, query => query.where('id', '=', sql<number>`any(${ids}::bigint[])`))
    .execute()
