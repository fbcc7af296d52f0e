import type { KeyplayCount, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'

export type ScoredPhase = {
  locked: boolean
  scored: boolean
  /** See `scoresVersion`. */
  version: string | null
}

/**
 * Selects the version of all that the players' scores in the phase `p` depend on: every upload, every freezing and every other void
 * player changes it. Null before the phase is frozen, while an edit may change anything.
 */
export const scoresVersion = sql<string | null>`(select f.xmin || ' ' || (
    select string_agg(upload_id::text, ',' order by type) from phase_upload u
    where u.event_id = p.event_id and u.phase_index = p.index) || ' ' || array(
    select player_id from void_player v where v.event_id = p.event_id and v.phase_index = p.index order by 1)::text
  from locked_phase f where f.event_id = p.event_id and f.phase_index = p.index)`
/** Selects whether the phase `p` has a score file. */
export const isScored = sql<boolean>`exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index)`

/** Finds whether a phase has locked and has a score file, and the version of all that its players' scores depend on. */
export const findScoredPhase = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<ScoredPhase>`
    select p.open < p.lock and p.lock <= clock_timestamp() as locked, ${isScored} as scored,
      ${scoresVersion} as version
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

/** Reads what the phase was frozen with, or would be frozen with now, and the counts of all its players. */
export const findFactsAndCounts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<{ facts: LockFacts; counts: KeyplayCount[] }>`
    select ${factsOfPhase} as facts,
      (select coalesce(jsonb_agg(c), '[]') from (
        select player_id as "playerId", keyplay_id as "keyplayId", sum(count) as count from counted_keyplay k
        where k.event_id = p.event_id and k.phase_index = p.index group by 1, 2) c) as counts
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}
