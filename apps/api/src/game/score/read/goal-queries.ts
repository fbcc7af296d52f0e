import type { KeyplayCount } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'

type GoalFacts = {
  /** The multiplier of the phase. */
  mult: number
  /** Whether it is a phase without matches of a private event, in which one map is usual. */
  onOneMap: boolean
  keyplays: { id: number; points: number }[]
  /** The counts of each phase of the event that has some. */
  phases: KeyplayCount[][]
}

/** Reads what the goals that are proposed for a phase depend on; undefined if there is no such phase. */
export const findGoalFacts = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<GoalFacts>`select p.mult,
    exists (select from private_event h where h.event_id = p.event_id)
      and not exists (select from match m where m.event_id = p.event_id and m.phase_index = p.index) as "onOneMap",
    (select jsonb_agg(jsonb_build_object('id', id, 'points', points)) from keyplay) as keyplays,
    (select coalesce(jsonb_agg(counts order by phase_index), '[]') from (
      select phase_index, jsonb_agg(jsonb_build_object('playerId', player_id, 'keyplayId', keyplay_id, 'count', count)
        order by player_id, keyplay_id) as counts
      from (select phase_index, player_id, keyplay_id, sum(count) as count from counted_keyplay
        where event_id = ${eventId} group by 1, 2, 3) c
      group by phase_index) by_phase) as phases
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}
