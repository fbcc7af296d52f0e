import { deletedName } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { listUsers, placeOf, type RankingScope, type StandingRow, shownName } from './standing-queries.ts'

/** A search of a whole ranking lists at most this many users, the highest ranked ones. */
const mostFound = 500
/** If more users than this match the phrase, reading along the ranking finds 501 of them sooner than looking up each one's position. */
const mostNamed = 20_000

export type Found = { rows: StandingRow[]; count: number; capped: boolean }

/**
 * Searches a whole ranking for a phrase (rulebook 9.5): a page of the first 500 users by position, how many they are, and
 * whether there are more.
 */
export async function searchStandings(
  db: Queryable,
  scope: RankingScope,
  { page, pageSize, phrase }: Paging,
): Promise<Found> {
  const users = (await findByName(db, scope, phrase)) ?? (await findAlongRanking(db, scope, phrase))
  const listed = users.slice(0, mostFound)
  return {
    rows: await listUsers(db, scope, listed.slice((page - 1) * pageSize, page * pageSize)),
    count: listed.length,
    capped: users.length > mostFound,
  }
}

/** Whether the user `a` has the phrase in the name that is shown. */
const isNamed = (phrase: string) => sql`${shownName} ilike ${containing(phrase)}`

/**
 * Selects the users whose names have all parts of the phrase, by the index of parts. Users who have asked for deletion are shown by the
 * name of deleted users: if the phrase is a part of that name, all of them are candidates, whatever their own names.
 */
const candidates = (phrase: string) => {
  const columns = sql`select id, username, deletion_requested_at from account`
  const waits = sql`deletion_requested_at is not null and erased_at is null`
  const byParts = sql`${columns} where name_parts(lower(username), 1)
    @> name_parts(lower(${phrase}::text), least(3, length(lower(${phrase}::text))))`
  return deletedName.includes(phrase.toLowerCase())
    ? sql`${byParts} and not (${waits}) union all ${columns} where ${waits}`
    : byParts
}

/** Finds the highest ranked users who match the phrase by the index of names, one more than are listed; undefined if too many match. */
async function findByName(db: Queryable, scope: RankingScope, phrase: string): Promise<number[] | undefined> {
  const { rows } = await sql<{ users: number[] | null }>`
    with named as materialized (
      select id from (${candidates(phrase)}) a where ${isNamed(phrase)} limit ${mostNamed + 1})
    select case when count(*) <= ${mostNamed} then array(
      select a.id from named a ${placeOf(scope)} order by p.position limit ${mostFound + 1}) end as users
    from named`.execute(db)
  return rows[0]?.users ?? undefined
}

/**
 * Finds them along the ranking, reading its pages until enough are found. `offset 0` makes the planner look up each user by key,
 * whatever it expects of a new ranking.
 */
async function findAlongRanking(
  db: Queryable,
  { eventId, generation }: RankingScope,
  phrase: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from standing_page s cross join lateral (
      select a.id, place from unnest(s.users) with ordinality ranked(user_id, place)
      join account a on a.id = user_id where ${isNamed(phrase)} offset 0) named
    where event_id = ${eventId} and generation = ${generation}
    order by page, place limit ${mostFound + 1}`.execute(db)
  return rows.map(({ id }) => id)
}
