import type { NotificationKind } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../ground/contract/paging.ts'
import { blockOf, blockSize } from '../../ground/db/blocks.ts'
import type { Queryable } from '../../ground/db/db.ts'
import { heardNotificationsOf } from '../../ground/db/sql-expressions.ts'
import type { Stored } from '../../ground/push/queue-pushes.ts'
import type { HubMessage } from '../../ground/stream/message.ts'
import { publishMessages } from '../../ground/stream/message-queries.ts'

export type NewNotification = {
  userId: number
  kind: NotificationKind
  /** The names and numbers in its text. */
  facts: Record<string, string | number>
  /** Identifies the occasion: a user is notified once per occasion. */
  naturalKey: string
}

/** Inserts notifications and returns the new ones; existing ones stay as they are. */
export const insertNotifications = async (
  db: Queryable,
  notifications: readonly NewNotification[],
): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`
    insert into notification (user_id, kind, facts, natural_key)
    select "userId", kind, facts, "naturalKey" from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
      as n("userId" int, kind text, facts jsonb, "naturalKey" text)
    on conflict (user_id, natural_key) do nothing
    returning user_id as "userId", id, kind`.execute(db)
  return rows
}

/** Deletes the notifications of the same occasions whose facts are others; a name that has changed is no other fact. */
export const deleteOutdated = (db: Queryable, notifications: readonly NewNotification[]): Promise<unknown> =>
  sql`delete from notification n
    using jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb) as f("userId" int, facts jsonb, "naturalKey" text)
    where n.user_id = f."userId" and n.natural_key = f."naturalKey"
      and n.facts - '{league,username}'::text[] <> f.facts - '{league,username}'::text[]`.execute(db)

export type WithdrawnNotification = { userId: number; naturalKey: string; read: boolean }

export const deleteNotifications = (
  db: Queryable,
  userIds: readonly number[],
  naturalKeys: readonly string[],
): Promise<WithdrawnNotification[]> =>
  db
    .deleteFrom('notification')
    .where('user_id', '=', sql<number>`any(${userIds}::int[])`)
    .where('natural_key', '=', sql<string>`any(${naturalKeys}::text[])`)
    .returning([
      'user_id as userId',
      'natural_key as naturalKey',
      sql<boolean>`read_at is not null`.as('read'),
    ])
    .execute()

/** How many users one message names: a payload of the database may have 8 kB. */
const usersOfMessage = 500

/** Wakes the streams of these users in every process when the transaction commits, with few messages for many users. */
export const publishNotification = (db: Queryable, userIds: readonly number[]): Promise<void> => {
  const parts = Array.from({ length: Math.ceil(userIds.length / usersOfMessage) }, (_, n) =>
    userIds.slice(n * usersOfMessage, (n + 1) * usersOfMessage),
  )
  // A single user gets the older type of message, which an older process understands.
  const messageTo = ([userId = 0, ...others]: readonly number[]): HubMessage =>
    others.length === 0
      ? { type: 'notification', userId }
      : { type: 'notifications', userIds: [userId, ...others] }
  return publishMessages(db, parts.map(messageTo))
}

/** Selects a user's notifications that contain the phrase, with the column names of the wire. */
const ofUser = (userId: number, phrase: string) => sql`(
  select id, kind, facts, created_at as "createdAt", read_at as "readAt" from (${heardNotificationsOf(userId)}) own
  where ${
    phrase === ''
      ? sql`true`
      : sql`exists (select from jsonb_each_text(facts) fact where fact.value ilike ${containing(phrase)})`
  }) listed`

export type NotificationRow = {
  id: number
  kind: NotificationKind
  facts: Record<string, string | number>
  createdAt: string
  readAt: string | null
}

export const listNotifications = async (
  db: Queryable,
  userId: number,
  { page, pageSize, phrase }: Paging,
): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`select * from ${ofUser(userId, phrase)}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows
}

/** How many of the newest notifications the bell shows (rulebook 10.27). */
export const shownInBell = 500

/** Lists the notifications of the bell that a user has not read, newest first. */
export const listUnread = async (db: Queryable, userId: number): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`select * from (select * from ${ofUser(userId, '')}
    order by id desc limit ${shownInBell}) shown where "readAt" is null order by id desc`.execute(db)
  return rows
}

/** Counts the listed notifications, and all unread ones. */
export const countNotifications = async (db: Queryable, userId: number, phrase: string) => {
  const { rows } = await sql<{ count: number; unread: number }>`
    select (select count(*) from ${ofUser(userId, phrase)}) as count,
      (select count(*) from ${ofUser(userId, '')} where "readAt" is null) as unread`.execute(db)
  return rows[0] ?? { count: 0, unread: 0 }
}

/** Marks a user's notifications as read: these, or all. */
export const markRead = async (db: Queryable, userId: number, ids: readonly number[] | undefined) => {
  const named = ids === undefined ? sql`true` : sql`id = any(${ids}::bigint[])`
  await sql`update notification set read_at = statement_timestamp()
    where user_id = ${userId} and read_at is null and ${named}`.execute(db)
  await sql`insert into event_notice_read (user_id, notice_id, read_at)
    select ${userId}::int, notice_id, statement_timestamp()
    from (select notice_id, notice_id as id from event_notice_block
      where block = ${blockOf(userId)} and get_bit(users, ${userId % blockSize}) = 1) n
    where ${named} on conflict do nothing`.execute(db)
}
