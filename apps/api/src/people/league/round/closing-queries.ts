import type { LeagueClosing, RoundOfLeague } from '@game/domain'
import { sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { eventsOfLeagues, type LeagueRow } from '../state/league-queries.ts'

/** Lists leagues of an event that are to be drawn and have not been. */
export const listUndrawn = async (db: Queryable, eventId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select l.id from league l
    where l.format <> 'table' and l.draw is null and l.id in (
      select league_id from (${eventsOfLeagues}) e where event_id = ${eventId})
    order by l.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A link of a chain: its number and its hash, which is the root of the chain right after it. */
export type LockLink = { number: number; hash: string }

/** Finds the link of a phase's lock; undefined until the phase is frozen. */
export const findLockLink = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
): Promise<LockLink | undefined> => {
  const { rows } = await sql<LockLink>`select number, hash from proof_link
    where event_id = ${eventId} and body ->> 'kind' = 'lock' and body -> 'phase' = to_jsonb(${phaseIndex}::int)
    order by number limit 1`.execute(db)
  return rows[0]
}

type Closed = LeagueClosing & {
  firstTie: number | null
  closedAt: string
  eventId: number
  phaseIndex: number
  link: number
}

/** Keeps the closing of a league; what has been kept never changes. */
export const saveClosing = (db: Queryable, leagueId: number, closing: Closed) =>
  db
    .updateTable('league')
    .set({
      closed_at: closing.closedAt,
      first_tie: closing.firstTie,
      closing_event: closing.eventId,
      closing_phase: closing.phaseIndex,
      closing_link: closing.link,
      members: closing.members,
      root: closing.root,
      seed: closing.seed,
    })
    .where('id', '=', leagueId)
    .where('closed_at', 'is', null)
    .execute()

export const saveDraw = async (
  db: Queryable,
  { id }: Pick<LeagueRow, 'id'>,
  order: readonly number[],
): Promise<void> => {
  await sql`update league set draw = ${order}::int[] where id = ${id} and draw is null`.execute(db)
}

/** Keeps the seeds that came from a qualifying round, and the round in which the ties begin; what has been kept never changes. */
export const saveBracket = async (
  db: Queryable,
  leagueId: number,
  { seeds, firstTie }: { seeds: readonly number[]; firstTie: Pick<RoundOfLeague, 'round' | 'lock'> },
): Promise<void> => {
  await sql`update league set bracket = ${seeds}::int[], first_tie = ${firstTie.round},
      first_tie_at = ${firstTie.lock}::timestamptz
    where id = ${leagueId} and bracket is null`.execute(db)
}

/** Ranks users by the season board of a year. */
export const listSeasonRanks = async (
  db: Queryable,
  year: number,
  users: readonly number[],
): Promise<{ userId: number; rank: number }[]> => {
  const { rows } = await sql<{ userId: number; rank: number }>`select user_id as "userId", rank
    from season_standing where year = ${year} and user_id = any(${users}::int[])`.execute(db)
  return rows
}

/** Ranks users by the last public event that had opened before another one. */
export const listRanksBefore = async (
  db: Queryable,
  eventId: number,
  users: readonly number[],
): Promise<{ userId: number; rank: number }[]> => {
  const opened = sql`(select min(open) from phase p where p.event_id = e.id and p.open < p.lock)`
  const { rows } = await sql<{ userId: number; rank: number }>`
    with before as (
      select e.id, e.generation from event e where e.public and e.generation > 0 and ${opened} < (
        select min(open) from phase p where p.event_id = ${eventId} and p.open < p.lock)
      order by ${opened} desc, e.id desc limit 1)
    select u.id as "userId", s.ranks[u.id % ${sql.lit(placesPerBlock)} + 1] as rank
    from unnest(${users}::int[]) u(id) join before b on true
    join standing_place s on s.event_id = b.id and s.generation = b.generation
      and s.block = u.id / ${sql.lit(placesPerBlock)}
    where s.ranks[u.id % ${sql.lit(placesPerBlock)} + 1] is not null`.execute(db)
  return rows
}
