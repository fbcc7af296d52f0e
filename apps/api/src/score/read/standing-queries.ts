import { friendshipStatus } from '@game/domain'
import { type Selectable, sql } from 'kysely'
import { containing } from '../../contract/paging.ts'
import { placesPerBlock, usersPerPage } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { deletedName } from '../../db/sql-expressions.ts'

export type StandingRow = Omit<Selectable<Schema['standing']>, 'event_id' | 'generation' | 'won'>

/** One generation of an event's standings, whole or as a clan's own ranking. */
export type RankingScope = { eventId: number; generation: number; clanId: number | undefined }

/** The place of the user `a` in the lists of a row of places. */
const at = sql`a.id % ${sql.lit(placesPerBlock)} + 1`
/** Joins where the user `a` stands as `p`: by key, for one user after another (`offset 0`), whatever the planner expects of a new ranking. */
const placeOf = ({ eventId, generation }: RankingScope) =>
  sql`cross join lateral (select positions[${at}] as position, ranks[${at}] as rank, previous_ranks[${at}] as previous_rank,
      scores[${at}] / 100.0 as score
    from standing_place where event_id = ${eventId} and generation = ${generation}
      and block = a.id / ${sql.lit(placesPerBlock)} and positions[${at}] is not null offset 0) p`
export const shownName = sql`case when a.deletion_requested_at is null then a.username else ${deletedName} end`
const columns = sql`p.position, p.rank, p.previous_rank, a.id as user_id, ${shownName} as username, p.score`

/** Selects a clan's own ranking: ranks are counted among its visible members (rulebook 9.4, 10.17). */
const clanRows = (scope: RankingScope) => sql`(
  select row_number() over (order by position) as position, rank() over (order by rank) as rank,
    case when previous_rank is not null then rank() over (order by previous_rank nulls last) end as previous_rank,
    user_id, username, score
  from (select ${columns} from clan_member m join account a on a.id = m.user_id ${placeOf(scope)}
    where m.clan_id = ${scope.clanId} and a.deletion_requested_at is null) s) clan`

type Part = { page: number; pageSize: number; phrase: string }

/**
 * Lists a part of a whole ranking, as its pages are stored: at the same cost at any depth; or of a clan's, by a phrase too.
 */
export const listStandings = async (
  db: Queryable,
  scope: RankingScope,
  { page, pageSize, phrase }: Part,
): Promise<StandingRow[]> => {
  const before = (page - 1) * pageSize
  if (scope.clanId === undefined) return listPage(db, scope, before, pageSize)
  const { rows } =
    await sql<StandingRow>`select * from ${clanRows(scope)} where username ilike ${containing(phrase)}
    order by position limit ${pageSize} offset ${before}`.execute(db)
  return rows
}

/** Lists users by their positions; as pages of the list divide the stored ones, one of those has them all. */
const listPage = async (db: Queryable, scope: RankingScope, before: number, pageSize: number) => {
  const first = (before % usersPerPage) + 1
  const { rows } = await sql<StandingRow>`select ${columns}
    from standing_page s cross join unnest(s.users[${first}::int : ${first + pageSize - 1}::int]) user_id
    join account a on a.id = user_id ${placeOf(scope)}
    where s.event_id = ${scope.eventId} and s.generation = ${scope.generation}
      and s.page = ${Math.floor(before / usersPerPage)}
    order by 1`.execute(db)
  return rows
}

/** Lists the rows of these users of a whole ranking, by their positions. */
export const listUsers = async (
  db: Queryable,
  scope: RankingScope,
  users: readonly number[],
): Promise<StandingRow[]> => {
  if (users.length === 0) return []
  const { rows } = await sql<StandingRow>`select ${columns} from unnest(${users}::int[]) user_id
    join account a on a.id = user_id ${placeOf(scope)} order by 1`.execute(db)
  return rows
}

export const countStandings = async (db: Queryable, scope: RankingScope, phrase: string): Promise<number> => {
  const { rows } =
    scope.clanId === undefined
      ? await sql<{ count: number }>`select decks as count from phase_figures
          where event_id = ${scope.eventId} and generation = ${scope.generation} and phase_index = 0`.execute(
          db,
        )
      : await sql<{ count: number }>`select count(*) as count from ${clanRows(scope)}
          where username ilike ${containing(phrase)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Selects a user's row of a whole ranking. */
export const standingOf = (scope: RankingScope, userId: number) =>
  sql`(select ${columns} from account a ${placeOf(scope)} where a.id = ${userId})`

export const findStanding = async (
  db: Queryable,
  scope: RankingScope,
  userId: number,
): Promise<StandingRow | undefined> => {
  const { rows } =
    scope.clanId === undefined
      ? await sql<StandingRow>`select * from ${standingOf(scope, userId)} own`.execute(db)
      : await sql<StandingRow>`select * from ${clanRows(scope)} where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Lists where a user's friends stand in a whole ranking, by name. */
export const listFriendStandings = async (
  db: Queryable,
  scope: RankingScope,
  userId: number,
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`select ${columns} from friendship f
    join account a on a.id = case when f.sender_id = ${userId} then f.recipient_id else f.sender_id end ${placeOf(scope)}
    where ${userId} in (f.sender_id, f.recipient_id) and f.status = ${friendshipStatus.accepted}
      and a.deletion_requested_at is null
    order by a.username`.execute(db)
  return rows
}
