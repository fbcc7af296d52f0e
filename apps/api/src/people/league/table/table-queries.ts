import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'
import type { Entry } from '../round/round-rows.ts'
import type { LeagueUser } from '../shapes/user.ts'
import type { RoundKey } from '../state/scores.ts'

/** A row of a table as it is stored, with all its figures in points. */
export type StoredRow = LeagueUser &
  Omit<Entry, 'userId' | 'score' | 'cards' | 'bestCard' | 'rank'> & { rank: number }

const columns = [
  'users',
  'ranks',
  'points',
  'played',
  'tie_breaks',
  'half_wins',
  'best_rounds',
  'won',
  'drawn',
  'lost',
  'scored',
  'previous_ranks',
  'forms',
]

/** Selects the rows of a table in its order; `slice` cuts its lists, so that a page costs the same at any depth. */
const rowsOf = (
  { leagueId, eventId, phaseIndex }: RoundKey,
  slice: ReturnType<typeof sql>,
  filter: ReturnType<typeof sql>,
) => {
  const lists = sql.join(columns.map(column => sql`${sql.ref(`r.${column}`)}${slice}`))
  return sql<StoredRow>`select a.id, ${shownName('a')} as username,
      case when a.deletion_requested_at is null then a.avatar else '' end as avatar,
      t.rank, t.points / 100.0 as points, t.played, t.tie_break as "tieBreak", t.half_wins as "halfWins",
      t.best_round / 100.0 as "bestRound", t.won, t.drawn, t.lost, t.scored / 100.0 as scored,
      t.previous_rank as "previousRank", coalesce(t.form, '.') as form
    from league_round r
    cross join lateral unnest(${lists}) with ordinality
      t(user_id, rank, points, played, tie_break, half_wins, best_round, won, drawn, lost, scored,
        previous_rank, form, place)
    join account a on a.id = t.user_id
    where r.league_id = ${leagueId} and r.event_id = ${eventId} and r.phase_index = ${phaseIndex}
      and t.rank is not null and ${filter}
    order by t.place`
}

/** Lists a page of a table. */
export const listTablePage = async (
  db: Queryable,
  key: RoundKey,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Promise<StoredRow[]> => {
  const first = (page - 1) * pageSize + 1
  const { rows } = await rowsOf(key, sql`[${first}::int : ${first + pageSize - 1}::int]`, sql`true`).execute(
    db,
  )
  return rows
}

/** Searches a table by username; ranks stay those of the whole table. */
export const searchTable = async (
  db: Queryable,
  key: RoundKey,
  { page, pageSize, phrase }: Paging,
): Promise<{ rows: StoredRow[]; count: number }> => {
  const { rows } = await rowsOf(key, sql``, sql`${shownName('a')} ilike ${containing(phrase)}`).execute(db)
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length }
}

/** Finds a user's row. */
export const findTableRow = async (
  db: Queryable,
  key: RoundKey,
  userId: number,
): Promise<StoredRow | undefined> => {
  const at = sql`array_position(r.users, ${userId}::int)`
  const { rows } = await rowsOf(key, sql`[${at} : ${at}]`, sql`true`).execute(db)
  return rows[0]
}

export const countTable = async (
  db: Queryable,
  { leagueId, eventId, phaseIndex }: RoundKey,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select cardinality(array_remove(ranks, null)) as count
    from league_round where league_id = ${leagueId} and event_id = ${eventId} and phase_index = ${phaseIndex}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
