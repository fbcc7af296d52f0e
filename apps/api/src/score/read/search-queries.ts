import { sql } from 'kysely'
import { containing, type Paging } from '../../contract/paging.ts'
import type { Queryable } from '../../db/db.ts'
import { deletedName } from '../../db/sql-expressions.ts'
import { columns, placeOf, type RankingScope, type StandingRow, shownName } from './standing-queries.ts'

/** A search of a whole ranking lists so many users at most, those who rank first. */
const mostFound = 500
/** A search begins with so many pages of the ranking, 2,000 places, and goes on along it with twice as many each time. */
const firstPages = 10
/** Where fewer are found on those, in one of 50 names, all names are looked through instead. */
const fewOnFirstPages = 40

/** What an index of parts of names can find: three letters or digits in a row; anything else would read all of the index. */
const hasIndexedPart = /[\p{L}\p{N}]{3}/u

/** Whether the user `a` has the phrase in the name that is shown. */
function isNamed(phrase: string) {
  if (deletedName.includes(phrase.toLowerCase())) return sql`${shownName} ilike ${containing(phrase)}`
  const name = hasIndexedPart.test(phrase) ? sql`a.username` : sql`(a.username || '')`
  return sql`a.deletion_requested_at is null and ${name} ilike ${containing(phrase)}`
}

export type Found = { rows: StandingRow[]; count: number; capped: boolean }

/**
 * Searches a whole ranking for a phrase (rulebook 9.5): a page of the first 500 users by position, how many they are, and
 * whether there are more. A frequent phrase is found along the ranking, which ends soon, a rare one by the names.
 */
export async function searchStandings(
  db: Queryable,
  scope: RankingScope,
  { page, pageSize, phrase }: Paging,
): Promise<Found> {
  const found = await findAlong(db, scope, phrase)
  const rows = found.slice(0, mostFound)
  const before = (page - 1) * pageSize
  return { rows: rows.slice(before, before + pageSize), count: rows.length, capped: found.length > mostFound }
}

async function findAlong(db: Queryable, scope: RankingScope, phrase: string): Promise<StandingRow[]> {
  const pages = await countPages(db, scope)
  const found: StandingRow[] = []
  let many = firstPages
  for (let from = 0; from < pages && found.length <= mostFound; from += many / 2) {
    if (from === firstPages && found.length < fewOnFirstPages) return listNamed(db, scope, phrase)
    found.push(...(await listNamedOnPages(db, scope, phrase, { from, to: from + many })))
    many *= 2
  }
  return found
}

const countPages = async (db: Queryable, { eventId, generation }: RankingScope): Promise<number> => {
  const { rows } = await sql<{ pages: number }>`select coalesce(max(page) + 1, 0) as pages from standing_page
    where event_id = ${eventId} and generation = ${generation}`.execute(db)
  return rows[0]?.pages ?? 0
}

/** Looks the phrase up in all names, then where their users stand. */
const listNamed = async (db: Queryable, scope: RankingScope, phrase: string): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`select ${columns} from account a ${placeOf(scope)}
    where ${isNamed(phrase)} order by 1 limit ${mostFound + 1}`.execute(db)
  return rows
}

/** Looks for it on some pages of the ranking: each user of theirs is read by key, whatever the names promise. */
const listNamedOnPages = async (
  db: Queryable,
  scope: RankingScope,
  phrase: string,
  { from, to }: { from: number; to: number },
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`select ${columns} from standing_page s
    cross join unnest(s.users) user_id
    cross join lateral (select id, username, deletion_requested_at from account where id = user_id offset 0) a
    ${placeOf(scope)}
    where s.event_id = ${scope.eventId} and s.generation = ${scope.generation} and s.page >= ${from} and s.page < ${to}
      and ${isNamed(phrase)}
    order by 1 limit ${mostFound + 1}`.execute(db)
  return rows
}
