import { friendshipStatus } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'
import type { LeagueUser } from '../shapes/user.ts'

/** A user's row of a season board, in points. */
export type BoardRow = LeagueUser & {
  rank: number
  points: number
  events: number
  halfWins: number
  podiums: number
  bestEvent: number
}

const columns = sql`a.id, ${shownName('a')} as username,
  case when a.deletion_requested_at is null then a.avatar else '' end as avatar,
  s.points / 100.0 as points, s.events, s.half_wins as "halfWins", s.podiums, s.best_event / 100.0 as "bestEvent"`

/** Lists a page of a board, at the same cost at any depth. */
export const listBoard = async (
  db: Queryable,
  year: number,
  { page, pageSize }: Pick<Paging, 'page' | 'pageSize'>,
): Promise<BoardRow[]> => {
  const before = (page - 1) * pageSize
  const { rows } = await sql<BoardRow>`select ${columns}, s.rank from season_standing s
    join account a on a.id = s.user_id
    where s.year = ${year} and s.position > ${before} and s.position <= ${before + pageSize}
    order by s.position`.execute(db)
  return rows
}

/** Searches a board by username; ranks stay those of the whole board. */
export const searchBoard = async (
  db: Queryable,
  year: number,
  { page, pageSize, phrase }: Paging,
): Promise<{ rows: BoardRow[]; count: number }> => {
  const { rows } = await sql<BoardRow & { count: number }>`
    select ${columns}, s.rank, count(*) over () as count from season_standing s
    join account a on a.id = s.user_id
    where s.year = ${year} and ${shownName('a')} ilike ${containing(phrase)}
    order by s.position limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { rows, count: rows[0]?.count ?? 0 }
}

export const countBoard = async (db: Queryable, year: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select coalesce(max(position), 0) as count
    from season_standing where year = ${year}`.execute(db)
  return rows[0]?.count ?? 0
}

export const findBoardRow = async (
  db: Queryable,
  year: number,
  userId: number,
): Promise<BoardRow | undefined> => {
  const { rows } = await sql<BoardRow>`select ${columns}, s.rank from season_standing s
    join account a on a.id = s.user_id where s.year = ${year} and s.user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Selects the user and the visible members of their clan, or their friends. */
const circleOf = (userId: number, among: 'clan' | 'friends') =>
  among === 'clan'
    ? sql`select o.user_id as id from clan_member m join clan_member o on o.clan_id = m.clan_id
        where m.user_id = ${userId}`
    : sql`select ${userId}::int as id union
        select case when f.sender_id = ${userId} then f.recipient_id else f.sender_id end from friendship f
        where ${userId} in (f.sender_id, f.recipient_id) and f.status = ${friendshipStatus.accepted}`

/** Lists the board of a user's clan or friends, with ranks among them. */
export const listCircle = async (
  db: Queryable,
  year: number,
  { userId, among }: { userId: number; among: 'clan' | 'friends' },
): Promise<BoardRow[]> => {
  const { rows } = await sql<BoardRow>`select ${columns}, rank() over (order by s.rank) as rank
    from (${circleOf(userId, among)}) c join season_standing s on s.user_id = c.id and s.year = ${year}
    join account a on a.id = s.user_id where a.deletion_requested_at is null order by s.position`.execute(db)
  return rows
}
