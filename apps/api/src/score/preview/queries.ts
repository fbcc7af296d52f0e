import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export type ScoreChange = { user_id: number; username: string; before: number; after: number }

/** Two generations of one event's standings. */
export type Generations = { eventId: number; before: number; after: number }

const changes = ({ eventId, before, after }: Generations) => sql`(
  select coalesce(a.user_id, b.user_id) as user_id, coalesce(a.username, b.username) as username,
    coalesce(b.score, 0) as before, coalesce(a.score, 0) as after
  from (select * from standing where event_id = ${eventId} and generation = ${before}) b
  full join (select * from standing where event_id = ${eventId} and generation = ${after}) a on a.user_id = b.user_id
) change where before <> after`

/** Lists the largest gains (`up`) or losses. */
export const listChanges = async (
  db: Queryable,
  generations: Generations,
  direction: 'up' | 'down',
  limit: number,
): Promise<ScoreChange[]> => {
  const [side, order] =
    direction === 'up' ? [sql`after > before`, sql`desc`] : [sql`after < before`, sql`asc`]
  const { rows } = await sql<ScoreChange>`select user_id, username, before, after from ${changes(generations)}
    and ${side} order by after - before ${order}, username limit ${limit}`.execute(db)
  return rows
}

export const countChanges = async (db: Queryable, generations: Generations): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${changes(generations)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Counts the users by the phases they won before and after. */
export const listWins = async (db: Queryable, { eventId, before, after }: Generations) => {
  const { rows } = await sql<{ before: number[]; after: number[]; users: number }>`
    select coalesce(b.won, '{}') as before, a.won as after, count(*) as users
    from standing a
    left join standing b on b.event_id = a.event_id and b.generation = ${before} and b.user_id = a.user_id
    where a.event_id = ${eventId} and a.generation = ${after}
    group by 1, 2`.execute(db)
  return rows
}
