import type { KeyplayCount, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import type { PhaseKey } from '../freeze/queries.ts'

export type ScoredPhase = {
  locked: boolean
  scored: boolean
  /** Changes with every upload and every freezing of the phase; null before it is frozen. */
  version: string | null
}

/** Finds whether a phase has locked and has a score file, and the version of all that its players' scores follow from. */
export const findScoredPhase = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<ScoredPhase>`
    select p.open < p.lock and p.lock <= clock_timestamp() as locked, u.ids is not null as scored,
      (select f.xmin || ' ' || u.ids from locked_phase f
        where f.event_id = p.event_id and f.phase_index = p.index) as version
    from phase p, lateral (select string_agg(upload_id::text, ',' order by type) as ids from phase_upload
      where event_id = p.event_id and phase_index = p.index) u
    where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

/** Reads what the phase was frozen with, or would be now, and the counts of all its players. */
export const findFactsAndCounts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<{ facts: LockFacts; counts: KeyplayCount[] }>`
    select ${factsOfPhase} as facts,
      (select coalesce(jsonb_agg(c), '[]') from (
        select player_id as "playerId", keyplay_id as "keyplayId", sum(count) as count from keyplay_count k
        where k.event_id = p.event_id and k.phase_index = p.index group by 1, 2) c) as counts
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}
