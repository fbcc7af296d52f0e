import type { CountedPhase, FinalityClock } from '@game/domain'
import { sql } from 'kysely'
import { blockSize, placesPerBlock } from '../db/blocks.ts'
import type { Queryable } from '../db/db.ts'
import { finalityJson, goalOf, iso } from '../db/sql-expressions.ts'

const phasesJson = sql`coalesce((select json_agg(json_build_object('index', p.index, 'badgeId', p.badge_id,
    'points', ${goalOf('p')}, 'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))}) order by p.index)
  from phase p where p.event_id = e.id), '[]')`

/** Postgres plans a list each time, by its length; the most frequent case, one user, is compared by `=` instead. */
const among = (userIds: readonly number[]) =>
  userIds.length === 1 ? sql`= ${userIds[0]}::int` : sql`= any(${userIds}::int[])`

const place = sql`u.id % ${sql.lit(placesPerBlock)} + 1`

/**
 * Lists each user's rank, score and won phases of every ranked event, and whether they held a card at the lock of phase
 * 1. Looks up each by key, whatever the planner expects (docs/decisions/ranking.md).
 */
export const listParticipations = async (
  db: Queryable,
  userIds: readonly number[],
): Promise<Participation[]> => {
  const decks = await listEventsOf(db, userIds)
  const { rows } = await sql<Participation>`
    select u.id as user_id, e.id as event_id, s.ranks[${place}] as rank,
      s.scores[${place}] / 100.0 as score, e.public, o.won, clock_timestamp() as now,
      exists (select from frozen_block b where b.event_id = e.id and b.block = u.id / ${sql.lit(blockSize)}
        and b.phase_index = 1 and get_bit(b.users, u.id % ${sql.lit(blockSize)}) = 1) as started,
      ${phasesJson} as phases, ${finalityJson} as finality
    from unnest(${decks.map(({ id }) => id)}::int[], ${decks.map(({ event_id }) => event_id)}::int[]) u(id, event_id)
    cross join lateral (select * from event where id = u.event_id offset 0) e
    cross join lateral (select * from standing_place where event_id = e.id and generation = e.generation
      and block = u.id / ${sql.lit(placesPerBlock)} offset 0) s
    cross join lateral (select won from standing_outcome where event_id = e.id and generation = e.generation
      and outcome = s.outcomes[${place}] offset 0) o
    where s.positions[${place}] is not null and not exists (select from private_event h where h.event_id = e.id)
    order by e.id, u.id`.execute(db)
  return rows
}

/** Lists the events in which users have decks. */
const listEventsOf = async (db: Queryable, userIds: readonly number[]) => {
  const { rows } = await sql<{ id: number; event_id: number }>`
    select distinct user_id as id, event_id from deck where user_id ${among(userIds)}`.execute(db)
  return rows
}

type BadgePhase = { index: number; badgeId: number; points: number; open: string; lock: string }
export type Participation = {
  user_id: number
  event_id: number
  rank: number
  score: number
  public: boolean
  won: number[]
  now: string
  started: boolean
  phases: BadgePhase[]
  finality: FinalityClock & { phases: CountedPhase[] }
}
