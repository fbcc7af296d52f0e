import type { ListedLeagueEvent } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { isOutside } from '../../../ground/event-visibility/visibility-queries.ts'

/** Whether a user, or a visitor, is outside the circle of a league. */
export const isOutsideOf = async (
  db: Queryable,
  leagueId: number,
  userId: number | undefined,
): Promise<boolean> => {
  const { rows } = await sql<{
    outside: boolean
  }>`select ${isOutside(sql`${leagueId}::int`, sql`${userId ?? 0}::int`)} as outside`.execute(db)
  return rows[0]?.outside ?? false
}

/** Lists those of the users who are in the circle of a league. */
export const listInside = async (
  db: Queryable,
  leagueId: number,
  userIds: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select u.id from unnest(${userIds}::int[]) u(id)
    where not ${isOutside(sql`${leagueId}::int`, sql`u.id`)} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** `plays`: whether a user can play the event, as it is published, or private and they take part in it. */
type LeagueEventKind = ListedLeagueEvent & { id: number; plays: boolean }

/** Lists what decides whether a league of a user may have these events, of those that exist. */
export const listKinds = async (
  db: Queryable,
  eventIds: readonly number[],
  userId: number,
): Promise<LeagueEventKind[]> => {
  const { rows } = await sql<LeagueEventKind>`
    select e.id, h.event_id is not null as private, h.owner_id as "hostId", e.public or exists (select from event_participant q
      where h.event_id is not null and q.event_id = e.id and q.user_id = ${userId} and q.state = 'in') as plays
    from event e left join private_event h on h.event_id = e.id where e.id = any(${eventIds}::int[])`.execute(
    db,
  )
  return rows
}

/** Lists the events that were listed when the league was made. */
export const listListed = async (db: Queryable, leagueId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('league_event')
    .where('league_id', '=', leagueId)
    .select('event_id')
    .execute()
  return rows.map(row => row.event_id)
}

/** Lists the members who are no longer in the circle of their league, and takes back the questions of others who are not. */
export const listOutside = async (
  db: Queryable,
): Promise<{ leagueId: number; userId: number; role: number }[]> => {
  await sql`delete from league_request r where ${isOutside(sql`r.league_id`, sql`r.user_id`)}`.execute(db)
  const { rows } = await sql<{ leagueId: number; userId: number; role: number }>`
    select m.league_id as "leagueId", m.user_id as "userId", m.role from league_member m
    where m.left_at is null and ${isOutside(sql`m.league_id`, sql`m.user_id`)} order by 1, 2`.execute(db)
  return rows
}
