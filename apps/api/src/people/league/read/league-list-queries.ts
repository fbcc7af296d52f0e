import { type ClanRole, clanRole } from '@game/domain'
import { sql } from 'kysely'
import { containing, type Paging } from '../../../ground/contract/paging.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { shownName } from '../../../ground/db/sql-expressions.ts'
import { isOutside } from '../../../ground/event-visibility/visibility-queries.ts'
import type { LeagueUser } from '../shapes/user.ts'
import { eventsOfLeagues } from '../state/league-queries.ts'
import type { RoundKey } from '../state/scores.ts'

/** The number of visible members of a league, and its owner. */
export type LeagueSize = { leagueId: number; members: number; owner: LeagueUser | null }

export const listSizes = async (db: Queryable, ids: readonly number[]): Promise<LeagueSize[]> => {
  const { rows } = await sql<LeagueSize>`
    select m.league_id as "leagueId", count(*) filter (where a.deletion_requested_at is null) as members,
      (array_agg(jsonb_build_object('id', a.id, 'username', ${shownName('a')},
        'avatar', case when a.deletion_requested_at is null then a.avatar else '' end))
        filter (where m.role = ${clanRole.owner}))[1] as owner
    from league_member m join account a on a.id = m.user_id
    where m.league_id = any(${ids}::int[]) and m.left_at is null group by 1`.execute(db)
  return rows
}

/** Selects the leagues in which an event is, or all. */
const withEvent = (eventId: number | undefined) =>
  eventId === undefined
    ? sql`true`
    : sql`l.id in (select league_id from (${eventsOfLeagues}) e where event_id = ${eventId})`

export type OwnStay = { leagueId: number; role: ClanRole | null; waiting: boolean }

/** Lists the leagues that a user is in or asks to be let into, those that have ended last. */
export const listOwnLeagues = async (
  db: Queryable,
  userId: number,
  eventId: number | undefined,
): Promise<OwnStay[]> => {
  const { rows } = await sql<OwnStay>`
    select l.id as "leagueId", o.role, o.waiting from (
      select league_id, role, false as waiting from league_member
      where user_id = ${userId} and left_at is null
      union all select league_id, null, true from league_request where user_id = ${userId}) o
    join league l on l.id = o.league_id
    where ${withEvent(eventId)} and not ${isOutside(sql`l.id`, sql`${userId}::int`)}
    order by l.ended_at desc nulls first, l.id desc limit 100`.execute(db)
  return rows
}

/** Selects the public leagues that have not ended and have the phrase in their names. */
const publicLeagues = (phrase: string, eventId: number | undefined) => sql`
  from league l where l.visibility = 'public' and l.ended_at is null and not ${isOutside(sql`l.id`, sql`0`)}
    and l.name ilike ${containing(phrase)} and ${withEvent(eventId)}`

export const listPublicLeagues = async (
  db: Queryable,
  { page, pageSize, phrase }: Paging,
  eventId: number | undefined,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select l.id ${publicLeagues(phrase, eventId)}
    order by l.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return rows.map(({ id }) => id)
}

export const countPublicLeagues = async (
  db: Queryable,
  phrase: string,
  eventId: number | undefined,
): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count ${publicLeagues(phrase, eventId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A user's place in the table after a round; `total` is how many the table ranks. */
export type Place = {
  leagueId: number
  rank: number | null
  previousRank: number | null
  points: number
  total: number
}

/** Lists a user's places in the tables after rounds. */
export const listPlaces = async (
  db: Queryable,
  userId: number,
  rounds: readonly RoundKey[],
): Promise<Place[]> => {
  const { rows } = await sql<Place>`
    select r.league_id as "leagueId", r.ranks[p.at] as rank, r.previous_ranks[p.at] as "previousRank",
      coalesce(r.points[p.at], 0) / 100.0 as points,
      cardinality(array_remove(r.ranks, null)) as total
    from league_round r cross join lateral (select array_position(r.users, ${userId}::int) as at) p
    join unnest(${rounds.map(({ leagueId }) => leagueId)}::int[], ${rounds.map(({ eventId }) => eventId)}::int[],
      ${rounds.map(({ phaseIndex }) => phaseIndex)}::int[]) k(league_id, event_id, phase_index)
      on r.league_id = k.league_id and r.event_id = k.event_id and r.phase_index = k.phase_index`.execute(db)
  return rows
}

/** Lists the public events that are on and in whose ranking a user is. */
export const listOwnEvents = async (
  db: Queryable,
  userId: number,
  eventId: number | undefined,
): Promise<{ id: number; name: string; generation: number }[]> => {
  const { rows } = await sql<{ id: number; name: string; generation: number }>`
    select e.id, e.name, e.generation from event e
    where e.public and e.generation > 0 and (e.id = ${eventId ?? null}::int or (${eventId ?? null}::int is null
      and not e.completed))
      and exists (select from frozen_block f where f.event_id = e.id and f.block = ${userId}::int / 1000
        and get_bit(f.users, ${userId}::int % 1000) = 1)
    order by e.id desc limit 10`.execute(db)
  return rows
}

/** Finds the clan of a user. */
export const findClanOf = async (
  db: Queryable,
  userId: number,
): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('clan_member as m')
    .innerJoin('clan as c', 'c.id', 'm.clan_id')
    .where('m.user_id', '=', userId)
    .select(['c.id', 'c.name'])
    .executeTakeFirst()
