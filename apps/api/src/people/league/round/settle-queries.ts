import type { FinalTie, TieDecision } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { RoundKey } from '../state/scores.ts'

/** A tie that has become final, with its scores then, in points, and what decided it; level and place count from 1. */
export type StoredTie = {
  leagueId: number
  level: number
  place: number
  winner: number
  homeScore: number
  awayScore: number
  /** Null if it was kept before that was. */
  by: TieDecision | null
}

export const listTies = async (db: Queryable, leagueIds: readonly number[]): Promise<StoredTie[]> => {
  const { rows } = await sql<StoredTie>`select league_id as "leagueId", level, place, winner,
      home_score / 100.0 as "homeScore", away_score / 100.0 as "awayScore", decided_by as by
    from league_tie where league_id = any(${leagueIds}::int[])`.execute(db)
  return rows
}

/** The ties as the rules count them: rounds and indexes from 0. */
export const finalTies = (ties: readonly StoredTie[]): FinalTie[] =>
  ties.map(({ level, place, winner, by }) => ({ round: level - 1, index: place - 1, winner, by }))

/** Keeps ties that have become final; what has been kept never changes (rulebook 19.27). */
export const insertTies = async (db: Queryable, ties: readonly StoredTie[]): Promise<void> => {
  if (ties.length === 0) return
  await db
    .insertInto('league_tie')
    .values(
      ties.map(({ leagueId, level, place, winner, homeScore, awayScore, by }) => ({
        league_id: leagueId,
        level,
        place,
        winner,
        home_score: Math.round(homeScore * 100),
        away_score: Math.round(awayScore * 100),
        decided_by: by,
      })),
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Marks rounds as settled. */
export const markSettled = async (db: Queryable, keys: readonly RoundKey[]): Promise<void> => {
  if (keys.length === 0) return
  await sql`update league_round r set settled = true
    from unnest(${keys.map(({ leagueId }) => leagueId)}::int[], ${keys.map(({ eventId }) => eventId)}::int[],
      ${keys.map(({ phaseIndex }) => phaseIndex)}::int[]) k(league_id, event_id, phase_index)
    where r.league_id = k.league_id and r.event_id = k.event_id and r.phase_index = k.phase_index`.execute(db)
}

/** Lists the ranks of the last table of a league, by user. */
export const listLastRanks = async (
  db: Queryable,
  { leagueId, eventId, phaseIndex }: RoundKey,
): Promise<{ userId: number; rank: number; points: number }[]> => {
  const { rows } = await sql<{ userId: number; rank: number; points: number }>`
    select t.user_id as "userId", t.rank, t.points / 100.0 as points
    from league_round r cross join lateral unnest(r.users, r.ranks, r.points) t(user_id, rank, points)
    where r.league_id = ${leagueId} and r.event_id = ${eventId} and r.phase_index = ${phaseIndex}
      and t.rank is not null`.execute(db)
  return rows
}

/** Ends a league and replaces its titles. */
export const endLeague = async (
  db: Queryable,
  { leagueId, at, winners }: { leagueId: number; at: string; winners: readonly number[] },
): Promise<void> => {
  await sql`update league set ended_at = ${at}::timestamptz where id = ${leagueId}`.execute(db)
  await sql`delete from league_title where league_id = ${leagueId}`.execute(db)
  await sql`insert into league_title (league_id, user_id, won_at)
    select ${leagueId}::int, u, ${at}::timestamptz from unnest(${winners}::int[]) u`.execute(db)
}

/** Opens a league again whose event has been un-completed; its titles go. */
export const reopenLeague = async (db: Queryable, leagueId: number): Promise<void> => {
  await sql`update league set ended_at = null where id = ${leagueId}`.execute(db)
  await sql`delete from league_title where league_id = ${leagueId}`.execute(db)
}

/** Lists seasons whose last day has passed and that have not ended. */
export const listOverdueSeasons = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from league
    where ended_at is null and last_day < (clock_timestamp() at time zone 'utc')::date order by id limit 200`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
