import { deletedName, friendshipStatus } from '@game/domain'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { placesPerBlock, usersPerPage } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { type Given, prepareStatement } from '../../../ground/db/prepare-statement.ts'
import type { Schema } from '../../../ground/db/schema.ts'

export type StandingRow = Omit<Selectable<Schema['standing']>, 'event_id' | 'generation' | 'won'>

/** One generation of an event's standings. */
export type RankingScope = { eventId: number; generation: number }

/** Selects the index of the user `a` in the lists of a row of places. */
const at = sql`a.id % ${sql.lit(placesPerBlock)} + 1`
/** Joins the position of the user `a` as `p`. `offset 0` makes the planner look up each user by key, whatever it expects of a new ranking. */
export const placeOf = ({
  eventId,
  generation,
}: {
  eventId: number | RawBuilder<number>
  generation: number | RawBuilder<unknown>
}) =>
  sql`cross join lateral (select positions[${at}] as position, ranks[${at}] as rank, previous_ranks[${at}] as previous_rank,
      scores[${at}] / 100.0 as score
    from standing_place where event_id = ${eventId} and generation = ${generation}
      and block = a.id / ${sql.lit(placesPerBlock)} and positions[${at}] is not null offset 0) p`
export const shownName = sql`case when a.deletion_requested_at is null then a.username else ${deletedName} end`
export const standingColumns = sql`p.position, p.rank, p.previous_rank, a.id as user_id, ${shownName} as username, p.score`

/** A stored page, and the range of its users to list. */
type Part = RankingScope & { page: number; first: number; last: number }

const loadStandings = prepareStatement(
  (_db, { eventId, generation, page, first, last }: Given<Part>) => sql<StandingRow>`select ${standingColumns}
    from standing_page s cross join unnest(s.users[${first}::int : ${last}::int]) user_id
    join account a on a.id = user_id ${placeOf({ eventId, generation })}
    where s.event_id = ${eventId} and s.generation = ${generation} and s.page = ${page}
    order by 1`,
)

/**
 * Lists a page of a ranking, at the same cost at any depth: the size of a stored page is a multiple of the size of a listed page,
 * so one stored page has all its users.
 */
export const listStandings = (
  db: Queryable,
  { eventId, generation }: RankingScope,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<StandingRow[]> => {
  const before = (page - 1) * pageSize
  const first = (before % usersPerPage) + 1
  const stored = Math.floor(before / usersPerPage)
  return loadStandings(db, { eventId, generation, page: stored, first, last: first + pageSize - 1 })
}

/** Lists the rows of these users in a whole ranking, in order of position. */
export const listUsers = async (
  db: Queryable,
  scope: RankingScope,
  users: readonly number[],
): Promise<StandingRow[]> => {
  if (users.length === 0) return []
  const { rows } = await sql<StandingRow>`select ${standingColumns} from unnest(${users}::int[]) user_id
    join account a on a.id = user_id ${placeOf(scope)} order by 1`.execute(db)
  return rows
}

export const countStandings = async (
  db: Queryable,
  { eventId, generation }: RankingScope,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select decks as count from phase_figures
    where event_id = ${eventId} and generation = ${generation} and phase_index = 0`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds a user's row in a whole ranking. */
export const standingOf = (scope: RankingScope, userId: number) =>
  sql`(select ${standingColumns} from account a ${placeOf(scope)} where a.id = ${userId})`

export const findStanding = async (
  db: Queryable,
  scope: RankingScope,
  userId: number,
): Promise<StandingRow | undefined> => {
  const { rows } = await sql<StandingRow>`select * from ${standingOf(scope, userId)} own`.execute(db)
  return rows[0]
}

/** Lists the rows of a user's friends in a whole ranking, by name. */
export const listFriendStandings = async (
  db: Queryable,
  scope: RankingScope,
  userId: number,
): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`select ${standingColumns} from friendship f
    join account a on a.id = case when f.sender_id = ${userId} then f.recipient_id else f.sender_id end ${placeOf(scope)}
    where ${userId} in (f.sender_id, f.recipient_id) and f.status = ${friendshipStatus.accepted}
      and a.deletion_requested_at is null
    order by a.username`.execute(db)
  return rows
}
