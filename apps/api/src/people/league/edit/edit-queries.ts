import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { publishMessage } from '../../../ground/stream/message-queries.ts'

export type NewLeagueRow = Insertable<Schema['league']>

/** Inserts a league with its list of events; undefined if the code is taken. */
export const insertLeague = async (
  db: Queryable,
  league: NewLeagueRow,
  eventIds: readonly number[],
): Promise<{ id: number; code: string } | undefined> => {
  const made = await db
    .insertInto('league')
    .values(league)
    .onConflict(conflict => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .executeTakeFirst()
  if (made && eventIds.length > 0)
    await db
      .insertInto('league_event')
      .values(eventIds.map(event_id => ({ league_id: made.id, event_id })))
      .execute()
  return made
}

export const updateLeagueRow = (
  db: Queryable,
  leagueId: number,
  changed: {
    [Field in 'name' | 'visibility' | 'entry' | 'prize' | 'note' | 'texts_by' | 'talks']:
      | Insertable<Schema['league']>[Field]
      | undefined
  },
) => db.updateTable('league').set(changed).where('id', '=', leagueId).execute()

/** Replaces the code of a league; undefined if the new one is taken. */
export const replaceCode = async (
  db: Queryable,
  leagueId: number,
  code: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ code: string }>`update league set code = ${code} where id = ${leagueId}
    and not exists (select from league o where o.code = ${code}) returning code`.execute(db)
  return rows[0]?.code
}

/** Deletes a league; the streams of its talks end. */
export const deleteLeagueRow = async (db: Queryable, leagueId: number): Promise<void> => {
  const deleted = await db.deleteFrom('league').where('id', '=', leagueId).returning('talk_key').execute()
  for (const { talk_key: talk } of deleted) await publishMessage(db, { type: 'access_changed', talk })
}

export const findRenewal = async (db: Queryable, leagueId: number): Promise<number | null> => {
  const found = await db
    .selectFrom('league')
    .where('renewed_from', '=', leagueId)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** Lists which of these users have room for one more league of a visibility and are not to be erased. */
export const listWithRoom = async (
  db: Queryable,
  userIds: readonly number[],
  { visibility, most }: { visibility: 'private' | 'public'; most: number },
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where a.id = any(${userIds}::int[]) and a.deletion_requested_at is null and (
      select count(*) from league_member m join league l on l.id = m.league_id
      where m.user_id = a.id and m.left_at is null and l.ended_at is null and l.visibility = ${visibility}) < ${most}
    order by a.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Adds members to a league that has just been made. */
export const insertMembers = (
  db: Queryable,
  leagueId: number,
  members: readonly { userId: number; role: number }[],
) =>
  sql`insert into league_member (league_id, user_id, role, joined_at)
    select ${leagueId}::int, user_id, role, clock_timestamp()
    from unnest(${members.map(({ userId }) => userId)}::int[], ${members.map(({ role }) => role)}::int[]) m(user_id, role)`.execute(
    db,
  )
