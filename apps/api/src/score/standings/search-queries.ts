import { sql } from 'kysely'
import { containing, type Paging } from '../../contract/paging.ts'
import { placesPerBlock, usersPerPage } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import { deletedName } from '../../db/sql-expressions.ts'
import { listUsers, type RankingScope, type StandingRow, shownName } from './standing-queries.ts'

/** A search of a whole ranking lists so many users at most, those who rank first. */
const mostFound = 500
/** Looking at a place of the ranking takes as long as finding so many users by the index of names. */
const placeCost = 2

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
  const found = await findUsers(db, scope, phrase)
  const count = Math.min(found.length, mostFound)
  const shown = found.slice((page - 1) * pageSize, Math.min(page * pageSize, count))
  return { rows: await listUsers(db, scope, shown), count, capped: found.length > mostFound }
}

/** Finds who has the phrase: along the ranking while it is frequent there, which ends soon, otherwise by the index of names. */
async function findUsers(db: Queryable, scope: RankingScope, phrase: string): Promise<number[]> {
  const found: number[] = []
  let [from, to] = [0, 1]
  for (;;) {
    const { users, pages } = await findOnPages(db, scope, phrase, { from, to })
    found.push(...users)
    if (to >= pages || found.length > mostFound) return found
    const pagesToRead = Math.min(pages, (to * (mostFound + 1)) / found.length) - to
    const usersToFind = (pages * found.length) / to
    if (usersToFind < pagesToRead * usersPerPage * placeCost)
      return findByParts(db, scope, phrase)
      // A tenth more than it should take, so that most searches end there.
    ;[from, to] = [to, to + Math.ceil(pagesToRead * 1.1)]
  }
}

/** Whether the user `a` has the phrase in the name that is shown. */
const isNamed = (phrase: string) => sql`${shownName} ilike ${containing(phrase)}`

/**
 * Looks at each user of some pages of the ranking, and counts the pages. What is looked up by its key for each row is read so
 * whatever the planner expects, here and elsewhere by `offset 0`: of a new ranking it knows nothing. Users are looked up in the
 * order of their ids, in which neighbours are read together.
 */
const findOnPages = async (
  db: Queryable,
  { eventId, generation }: RankingScope,
  phrase: string,
  { from, to }: { from: number; to: number },
): Promise<{ users: number[]; pages: number }> => {
  const ofRanking = sql`s.event_id = ${eventId} and s.generation = ${generation}`
  const { rows } = await sql<{ users: number[]; pages: number }>`
    select array(select a.id from (
      select s.page, place, user_id from standing_page s
        cross join lateral unnest(s.users) with ordinality listed(user_id, place)
      where ${ofRanking} and s.page >= ${from} and s.page < ${to} order by user_id offset 0) l
      cross join lateral (select id, username, deletion_requested_at from account where id = l.user_id offset 0) a
      where ${isNamed(phrase)} order by l.page, l.place limit ${mostFound + 1}) as users,
    (select coalesce(max(s.page) + 1, 0) from standing_page s where ${ofRanking}) as pages`.execute(db)
  return rows[0] ?? { users: [], pages: 0 }
}

/** Selects the users whose names have all parts of the phrase, and with a part of the deleted users' name who are shown by it. */
const candidates = (phrase: string) => {
  const columns = sql`select id, username, deletion_requested_at from account`
  const byParts = sql`${columns} where name_parts(lower(username), 1)
    @> name_parts(lower(${phrase}::text), least(3, length(lower(${phrase}::text))))`
  const deleted = sql`${columns} where deletion_requested_at is not null and erased_at is null`
  return deletedName.includes(phrase.toLowerCase()) ? sql`${byParts} union ${deleted}` : byParts
}

/** Looks the phrase up in the index of names, then where its users stand, a block at a time. */
const findByParts = async (
  db: Queryable,
  { eventId, generation }: RankingScope,
  phrase: string,
): Promise<number[]> => {
  const perBlock = sql.lit(placesPerBlock)
  const { rows } = await sql<{ users: number[] }>`select array(
    select block * ${perBlock} + place
    from (select id / ${perBlock} as block, array_agg(id % ${perBlock}) as places
      from (select id from (${candidates(phrase)}) a where ${isNamed(phrase)} offset 0) named group by 1) b
    cross join lateral (select positions from standing_place
      where event_id = ${eventId} and generation = ${generation} and block = b.block offset 0) p
    cross join lateral unnest(places) place
    where positions[place + 1] is not null
    order by positions[place + 1] limit ${mostFound + 1}) as users`.execute(db)
  return rows[0]?.users ?? []
}
