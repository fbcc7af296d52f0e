import { sql } from 'kysely'
import { containing, type Paging } from '../../contract/paging.ts'
import { placesPerBlock, usersPerPage } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import { deletedName } from '../../db/sql-expressions.ts'
import { listUsers, type RankingScope, type StandingRow, shownName } from './standing-queries.ts'

/** A search of a whole ranking lists so many users at most, those who rank first. */
const mostFound = 500
/** So many pages of a ranking tell how frequent a phrase is. */
const pagesOfSample = 6
/** A sample with so many users who have the phrase tells how frequent it is, one with fewer does not. */
const enoughInSample = 16
/**
 * What it takes to find a user by the index of names, and where they stand, in places of the ranking that are looked at; to note a user
 * by that index; to note whether a user stands in the ranking.
 */
const cost = { found: 0.6, noted: 0.05, counted: 1.2 }

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
  const wanted = Math.min(page * pageSize, mostFound)
  const { users, count } = await findUsers(db, scope, phrase, wanted)
  const shown = users.slice((page - 1) * pageSize, Math.min(wanted, count))
  return {
    rows: await listUsers(db, scope, shown),
    count: Math.min(count, mostFound),
    capped: count > mostFound,
  }
}

/** The first users who have a phrase, those wanted at least, and how many have it, up to one more than are found. */
type Named = { users: number[]; count: number }

/**
 * Finds who has the phrase in the way that takes least: along the ranking, where it is frequent; along it until those wanted are found,
 * while the index of names tells whether there are more; by that index, where it is rare.
 */
async function findUsers(db: Queryable, scope: RankingScope, phrase: string, wanted: number): Promise<Named> {
  const sample = await findOnPages(db, scope, phrase, { from: 0, to: pagesOfSample })
  const { users, to, pages, accounts } = sample
  if (to >= pages || users.length > mostFound) return { users, count: users.length }
  const looked = to * usersPerPage
  const share =
    users.length < enoughInSample ? (await expectNamed(db, phrase)) / accounts : users.length / looked
  const placesUntil = (many: number) => Math.min(pages * usersPerPage, many / share) - looked
  const findAlong = (many: number) => findAlongRanking(db, scope, phrase, { sample, many, share })
  // Whether they are ranked or not.
  const toFind = accounts * share
  const costOfAll = placesUntil(mostFound + 1)
  const costOfWanted = placesUntil(wanted) + toFind * cost.noted + mostFound * cost.counted
  if (toFind * cost.found < Math.min(costOfAll, costOfWanted)) {
    const all = await findByParts(db, scope, phrase)
    return { users: all, count: all.length }
  }
  if (costOfWanted < costOfAll) {
    const [first, count] = await Promise.all([findAlong(wanted), countByParts(db, scope, phrase)])
    return { users: first, count }
  }
  const all = await findAlong(mostFound + 1)
  return { users: all, count: all.length }
}

/** Who has the phrase on the pages of a ranking before `to`, in their order; how many pages there are, and accounts, by their last id. */
type Sample = { users: number[]; to: number; pages: number; accounts: number }

/** Until how many users are found, going on from a sample, and which share of the next should have the phrase. */
type Walk = { sample: Sample; many: number; share: number }

/** Goes on along the ranking until so many users are found, or its end. */
async function findAlongRanking(
  db: Queryable,
  scope: RankingScope,
  phrase: string,
  { sample, many, share }: Walk,
): Promise<number[]> {
  const { users, to, pages } = sample
  const missing = many - users.length
  if (missing <= 0 || to >= pages) return users
  // As many more as they scatter, so that most searches end there.
  const next = to + Math.ceil((missing + Math.sqrt(missing)) / share / usersPerPage)
  const more = await findOnPages(db, scope, phrase, { from: to, to: Math.min(pages, next) })
  const found = { ...more, users: [...users, ...more.users] }
  const shareOfFound = found.users.length / (found.to * usersPerPage)
  return findAlongRanking(db, scope, phrase, { sample: found, many, share: shareOfFound })
}

/** Whether the user `a` has the phrase in the name that is shown. */
const isNamed = (phrase: string) => sql`${shownName} ilike ${containing(phrase)}`

type Pages = { from: number; to: number }

/** Looks at each user of some pages of the ranking, of half of the pages in each of two statements at once. */
async function findOnPages(
  db: Queryable,
  scope: RankingScope,
  phrase: string,
  { from, to }: Pages,
): Promise<Sample> {
  const middle = Math.ceil((from + to) / 2)
  const [first, second] = await Promise.all([
    lookAtPages(db, scope, phrase, { from, to: middle }),
    lookAtPages(db, scope, phrase, { from: middle, to }),
  ])
  return { ...second, users: [...first.users, ...second.users] }
}

/** All users are looked up by one pass through the index of ids, in which neighbours are read together. */
const lookAtPages = async (
  db: Queryable,
  { eventId, generation }: RankingScope,
  phrase: string,
  { from, to }: Pages,
): Promise<Sample> => {
  const ofRanking = sql`event_id = ${eventId} and generation = ${generation}`
  const onPages = sql`standing_page where ${ofRanking} and page >= ${from} and page < ${to}`
  const { rows } = await sql<Omit<Sample, 'to'>>`
    with named as materialized (select a.id from account a
      where a.id = any(array(select unnest(users) from ${onPages})) and ${isNamed(phrase)})
    select array(select id from (select page, users from ${onPages}) s
      cross join lateral unnest(s.users) with ordinality listed(id, place) join named using (id)
      order by page, place limit ${mostFound + 1}) as users,
    (select coalesce(max(page) + 1, 0) from standing_page where ${ofRanking}) as pages,
    (select coalesce(max(id), 0) from account) as accounts`.execute(db)
  return { to, ...(rows[0] ?? { users: [], pages: 0, accounts: 0 }) }
}

/**
 * Selects the users whose names have all parts of the phrase; where it is a part of the deleted users' name, those who are shown by it
 * instead of those who have asked for deletion.
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

/** How many have all parts of the phrase, as the server's statistics of names expect. */
async function expectNamed(db: Queryable, phrase: string): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${candidates(phrase)}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Selects the users who have the phrase in the name that is shown, by the index of names, whether they are ranked or not. */
const named = (phrase: string) =>
  sql`(select id from (${candidates(phrase)}) a where ${isNamed(phrase)} offset 0)`

/**
 * Looks up where users of a block of `standing_place`, `b.block`, stand: by its key for each block whatever the planner expects (`offset 0`,
 * here and elsewhere), as of a new ranking it knows nothing.
 */
const placesOfBlock = ({ eventId, generation }: RankingScope) => sql`(select positions from standing_place
  where event_id = ${eventId} and generation = ${generation} and block = b.block offset 0)`

const perBlock = sql.lit(placesPerBlock)

/** Looks the phrase up in the index of names, then where its users stand, a block at a time: of every other block in each of two statements at once. */
const findByParts = async (db: Queryable, scope: RankingScope, phrase: string): Promise<number[]> => {
  const halves = await Promise.all([0, 1].map(half => findInBlocks(db, scope, phrase, half)))
  const found = halves.flat().sort((one, other) => one.position - other.position)
  return found.slice(0, mostFound + 1).map(({ id }) => id)
}

const findInBlocks = async (db: Queryable, scope: RankingScope, phrase: string, half: number) => {
  const { rows } = await sql<{ id: number; position: number }>`
    select block * ${perBlock} + place as id, positions[place + 1] as position
    from (select id / ${perBlock} as block, array_agg(id % ${perBlock}) as places
      from ${named(phrase)} named where id / ${perBlock} % 2 = ${half} group by 1) b
    cross join lateral ${placesOfBlock(scope)} p
    cross join lateral unnest(places) place
    where positions[place + 1] is not null
    order by 2 limit ${mostFound + 1}`.execute(db)
  return rows
}

/** Counts who has the phrase, by the index of names, until there is one more than are found. */
const countByParts = async (db: Queryable, scope: RankingScope, phrase: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from (select id / ${perBlock} as block, id % ${perBlock} as place from ${named(phrase)} named) b
    cross join lateral ${placesOfBlock(scope)} p
    where positions[place + 1] is not null limit ${mostFound + 1}) ranked`.execute(db)
  return rows[0]?.count ?? 0
}
