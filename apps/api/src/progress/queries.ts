import { sql } from 'kysely'
import { blockSize, placesPerBlock } from '../db/blocks.ts'
import type { Queryable } from '../db/db.ts'
import { goalOf, iso } from '../db/sql-expressions.ts'

const phasesJson = sql`coalesce((select json_agg(json_build_object('index', p.index, 'badgeId', p.badge_id,
    'points', ${goalOf('p')}, 'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))}) order by p.index)
  from phase p where p.event_id = e.id), '[]')`

const place = sql`u.id % ${sql.lit(placesPerBlock)} + 1`

/**
 * Lists each user's rank, score and won phases of every ranked event, and whether they held a card at the lock of phase
 * 1.
 */
export const listParticipations = async (
  db: Queryable,
  userIds: readonly number[],
): Promise<Participation[]> => {
  const { rows } = await sql<Participation>`
    with d as materialized (select distinct user_id, event_id from deck where user_id = any(${userIds}::int[]))
    select u.id as user_id, e.id as event_id, s.ranks[${place}] as rank,
      s.scores[${place}] / 100.0 as score, e.public, o.won, clock_timestamp() as now,
      exists (select from frozen_block b where b.event_id = e.id and b.block = u.id / ${sql.lit(blockSize)}
        and b.phase_index = 1 and get_bit(b.users, u.id % ${sql.lit(blockSize)}) = 1) as started,
      ${phasesJson} as phases
    from (select user_id as id, event_id from d) u
    join event e on e.id = u.event_id
    join standing_place s on s.event_id = e.id and s.generation = e.generation and s.block = u.id / ${sql.lit(placesPerBlock)}
      and s.positions[${place}] is not null
    join standing_outcome o on o.event_id = e.id and o.generation = e.generation
      and o.outcome = s.outcomes[${place}]
    order by e.id, u.id`.execute(db)
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
}
