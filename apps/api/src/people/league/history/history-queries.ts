import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { RoundKey } from '../state/scores.ts'

/** How many leagues a history goes back. */
const mostEditions = 20

/** A league that another one goes on from, or that one itself; `wasIn`: the asker is or was a member. */
export type Edition = { id: number; visibility: 'private' | 'public'; wasIn: boolean }

/** Lists a league and those that it was renewed from, the newest first. */
export const listEditions = async (
  db: Queryable,
  leagueId: number,
  askerId: number | undefined,
): Promise<Edition[]> => {
  const { rows } = await sql<Edition>`
    with recursive edition(id, renewed_from, visibility, depth) as (
      select id, renewed_from, visibility, 1 from league where id = ${leagueId}
      union all
      select l.id, l.renewed_from, l.visibility, e.depth + 1 from edition e join league l on l.id = e.renewed_from
      where e.depth < ${mostEditions})
    select e.id, e.visibility, exists (select from league_member m
      where m.league_id = e.id and m.user_id = ${askerId ?? null}::int) as "wasIn"
    from edition e order by e.depth`.execute(db)
  return rows
}

/** How many who share a title, or the best score of a round, are read. */
const mostSharing = 10

/** Lists the users with the title of each league. */
export const listChampions = async (
  db: Queryable,
  leagueIds: readonly number[],
): Promise<{ leagueId: number; users: number[] }[]> => {
  const { rows } = await sql<{ leagueId: number; users: number[] }>`
    select l.id as "leagueId", array(select user_id from league_title t where t.league_id = l.id
      order by user_id limit ${mostSharing}) as users
    from unnest(${leagueIds}::int[]) l(id)`.execute(db)
  return rows
}

/** Selects stored rounds by their keys, with their place in the list. */
const roundsAt = (keys: readonly RoundKey[]) =>
  sql`unnest(${keys.map(({ leagueId }) => leagueId)}::int[], ${keys.map(({ eventId }) => eventId)}::int[],
      ${keys.map(({ phaseIndex }) => phaseIndex)}::int[]) with ordinality k(league_id, event_id, phase_index, place)
    join league_round r on r.league_id = k.league_id and r.event_id = k.event_id and r.phase_index = k.phase_index`

/** The first of a round in its order, with their scores in points; `place` is that of its key, from 1. */
export type RoundTop = { place: number; users: number[]; scores: (number | null)[] }

/** Lists the first members of rounds: the best score and who share it. */
export const listTops = async (db: Queryable, keys: readonly RoundKey[]): Promise<RoundTop[]> => {
  const { rows } =
    await sql<RoundTop>`select k.place::int as place, r.order_users[1:${sql.lit(mostSharing)}] as users,
      array(select s / 100.0 from unnest(r.order_scores[1:${sql.lit(mostSharing)}]) with ordinality o(s, at) order by at) as scores
    from ${roundsAt(keys)} order by k.place`.execute(db)
  return rows.map(row => ({
    ...row,
    scores: row.scores.map(score => (score === null ? null : Number(score))),
  }))
}

/** The scores of two members in a round in which both counted, in points; null without a deck. */
export type RoundOfTwo = { place: number; one: number | null; other: number | null }

/** Lists the rounds in which two members counted. */
export const listRoundsOfTwo = async (
  db: Queryable,
  keys: readonly RoundKey[],
  [one, other]: readonly [number, number],
): Promise<RoundOfTwo[]> => {
  const { rows } = await sql<RoundOfTwo>`
    select k.place::int as place, r.scores[p.one] / 100.0 as one, r.scores[p.other] / 100.0 as other
    from ${roundsAt(keys)} cross join lateral (
      select array_position(r.users, ${one}::int) as one, array_position(r.users, ${other}::int) as other) p
    where p.one is not null and p.other is not null order by k.place`.execute(db)
  return rows
}

/** Lists five members of a table in its order, the user among them as near to the middle as can be; the first five for who is not in it. */
export const listNeighbours = async (
  db: Queryable,
  { leagueId, eventId, phaseIndex }: RoundKey,
  userId: number | undefined,
): Promise<number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select t.user_id as "userId" from league_round r
    cross join lateral (select array_position(r.users, ${userId ?? null}::int) as place,
      cardinality(array_remove(r.ranks, null)) as count) own
    cross join lateral (select case when r.ranks[own.place] is null then 1
      else greatest(least(own.place - 2, own.count - 4), 1) end as first) part
    cross join lateral unnest(r.users[part.first : part.first + 4], r.ranks[part.first : part.first + 4])
      with ordinality t(user_id, rank, at)
    where r.league_id = ${leagueId} and r.event_id = ${eventId} and r.phase_index = ${phaseIndex}
      and t.rank is not null
    order by t.at`.execute(db)
  return rows.map(row => row.userId)
}

/** Lists the ranks of a few members in rounds. */
export const listRanks = async (
  db: Queryable,
  keys: readonly RoundKey[],
  users: readonly number[],
): Promise<{ place: number; ranks: (number | null)[] }[]> => {
  const { rows } = await sql<{ place: number; ranks: (number | null)[] }>`
    select k.place::int as place, array(select r.ranks[array_position(r.users, u.id)]
      from unnest(${users}::int[]) with ordinality u(id, at) order by u.at) as ranks
    from ${roundsAt(keys)} order by k.place`.execute(db)
  return rows
}
