import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

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

/** Counts the users who gain and who lose. */
export const countChanges = async (db: Queryable, generations: Generations) => {
  const { rows } = await sql<{ gaining: number; losing: number }>`
    select count(*) filter (where after > before) as gaining, count(*) filter (where after < before) as losing
    from ${changes(generations)}`.execute(db)
  return rows[0] ?? { gaining: 0, losing: 0 }
}

/**
 * Counts the users by the phases they won before and after. The second ranking is read by key, one block after
 * another (`offset 0` forces this), because the planner has no statistics of either yet.
 */
export const listWins = async (db: Queryable, { eventId, before, after }: Generations) => {
  const { rows } = await sql<{ before: number[]; after: number[]; users: number }>`
    select coalesce(b.won, '{}') as before, a.won as after, sum(u.users) as users
    from (select u.before, u.after, count(*) as users
      from standing_place p
      left join lateral (select outcomes from standing_place o
        where o.event_id = p.event_id and o.generation = ${before} and o.block = p.block offset 0) o on true
      cross join lateral unnest(p.positions, p.outcomes, o.outcomes) u(position, after, before)
      where p.event_id = ${eventId} and p.generation = ${after} and u.position is not null
      group by 1, 2) u
    join standing_outcome a on a.event_id = ${eventId} and a.generation = ${after} and a.outcome = u.after
    left join standing_outcome b on b.event_id = ${eventId} and b.generation = ${before} and b.outcome = u.before
    group by 1, 2`.execute(db)
  return rows
}

/** Lists the phases of an event that have not locked, by the database's clock. */
export const listUnlocked = async (db: Queryable, eventId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('phase')
    .where('event_id', '=', eventId)
    .where('lock', '>', sql<string>`statement_timestamp()`)
    .select('index')
    .orderBy('index')
    .execute()
  return rows.map(({ index }) => index)
}
