import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { iso } from '../../../ground/db/sql-expressions.ts'

type Place = { eventId: number; userId: number }

/** Lists the organisers of an event by their usernames; users who asked for deletion are left out. */
export const listOrganisers = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_organiser as o')
    .innerJoin('account as a', 'a.id', 'o.user_id')
    .where('o.event_id', '=', eventId)
    .where('a.deletion_requested_at', 'is', null)
    .select(['o.user_id as userId', 'a.username', 'a.name', 'o.accepted_at as acceptedAt'])
    .orderBy('a.username')
    .execute()

/** Lists the organisers who have accepted, and when. */
export const listAccepted = async (db: Queryable, eventId: number) => {
  const { rows } = await sql<{ userId: number; acceptedAt: string }>`
    select user_id as "userId", ${iso(sql.ref('accepted_at'))} as "acceptedAt" from event_organiser
    where event_id = ${eventId} and accepted_at is not null`.execute(db)
  return rows
}

/** Counts those who are named, accepted or not. */
export const countOrganisers = async (db: Queryable, eventId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('event_organiser')
    .where('event_id', '=', eventId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const isNamed = async (db: Queryable, { eventId, userId }: Place): Promise<boolean> => {
  const found = await db
    .selectFrom('event_organiser')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .select('user_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a user has accepted to be an organiser of an event. */
export const isOrganiser = async (db: Queryable, { eventId, userId }: Place): Promise<boolean> => {
  const found = await db
    .selectFrom('event_organiser')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Finds a user by username; those who asked for deletion are left out. The row stays as it is until the transaction ends. */
export const findNamed = (db: Queryable, username: string) =>
  db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.trim().toLowerCase())
    .where('deletion_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .select(['id', 'username'])
    .forShare()
    .executeTakeFirst()

export const insertOrganiser = (db: Queryable, { eventId, userId }: Place) =>
  db.insertInto('event_organiser').values({ event_id: eventId, user_id: userId }).execute()

/** Lets a named user be an organiser; returns false for who is not named, or no longer. */
export const acceptOrganiser = async (db: Queryable, { eventId, userId }: Place): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('event_organiser')
    .set({ accepted_at: sql<string>`coalesce(accepted_at, now())` })
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes an organiser, or one who has not accepted; undefined for who is not named. */
export const deleteOrganiser = (db: Queryable, { eventId, userId }: Place) =>
  db
    .deleteFrom('event_organiser')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .returning(['named_at as namedAt', 'accepted_at as acceptedAt'])
    .executeTakeFirst()

export const findEventName = async (db: Queryable, eventId: number): Promise<string | undefined> => {
  const found = await db.selectFrom('event').where('id', '=', eventId).select('name').executeTakeFirst()
  return found?.name
}
