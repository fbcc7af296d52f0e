import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import type { Place } from './talk-queries.ts'

export type LockedPost = Place & {
  id: number
  talkId: number
  userId: number
  sentAt: string
  now: string
}

/** Finds a post that was not deleted, with its talk, and locks it: what two moderators do at once happens one after the other. */
export const lockPost = async (db: Queryable, id: number): Promise<LockedPost | undefined> => {
  const { rows } = await sql<LockedPost>`
    select p.id, p.talk_id as "talkId", p.user_id as "userId", p.sent_at as "sentAt", clock_timestamp() as now,
      t.league_id as "leagueId", t.event_id as "eventId", t.phase_index as "phaseIndex", t.clan_id as "clanId"
    from talk_post p join talk t on t.id = p.talk_id where p.id = ${id} and p.deleted_at is null for update of p`.execute(
    db,
  )
  return rows[0]
}

export const updateText = (db: Queryable, id: number, text: string) =>
  sql`update talk_post set text = ${text}, edited_at = clock_timestamp() where id = ${id}`.execute(db)

/** Deletes a post: a stone without text, reactions and reports stays in its place. */
export const deletePostText = async (db: Queryable, id: number): Promise<void> => {
  await sql`update talk_post set text = '', deleted_at = clock_timestamp(), reports = 0, counts = default
    where id = ${id}`.execute(db)
  await db.deleteFrom('talk_reaction').where('post_id', '=', id).execute()
  await db.deleteFrom('talk_report').where('post_id', '=', id).execute()
  await db.updateTable('talk').set({ pinned_id: null }).where('pinned_id', '=', id).execute()
}

/** Adds or takes away a user's reaction, and counts it. */
export const setReaction = async (
  db: Queryable,
  { id, userId, sign, on }: { id: number; userId: number; sign: number; on: boolean },
): Promise<void> => {
  const changed = on
    ? sql`insert into talk_reaction (post_id, user_id, sign) values (${id}, ${userId}, ${sign}) on conflict do nothing returning sign`
    : sql`delete from talk_reaction where post_id = ${id} and user_id = ${userId} and sign = ${sign} returning sign`
  const { rows } = await changed.execute(db)
  if (rows.length > 0)
    await sql`update talk_post set counts[${sql.lit(sign)}] = counts[${sql.lit(sign)}] + ${on ? 1 : -1} where id = ${id}`.execute(
      db,
    )
}

/** Adds a report of a user, once. */
export const insertReport = async (db: Queryable, id: number, userId: number): Promise<void> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('talk_report')
    .values({ post_id: id, user_id: userId })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows > 0n)
    await sql`update talk_post set reports = reports + 1 where id = ${id}`.execute(db)
}

/** Keeps a reported post: its reports go, and it is not folded again. */
export const keepReported = async (db: Queryable, id: number): Promise<void> => {
  await db.updateTable('talk_post').set({ kept: true, reports: 0 }).where('id', '=', id).execute()
  await db.deleteFrom('talk_report').where('post_id', '=', id).execute()
}

export const setPinned = (db: Queryable, talkId: number, postId: number | null) =>
  db.updateTable('talk').set({ pinned_id: postId }).where('id', '=', talkId).execute()
