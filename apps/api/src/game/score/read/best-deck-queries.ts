import type { KeyplayCount, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../ground/db/db.ts'
import type { cardPlayer } from '../../catalogue/record/shapes.ts'
import { cardPlayerJson } from '../../catalogue/record/wire-queries.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import { isScored, scoresVersion } from './player-score-queries.ts'

export type BestDeckInputs = {
  locked: boolean
  scored: boolean
  /** What the phase was frozen with, or would be frozen with now. */
  facts: LockFacts
  /** The counts of all players and keyplays of the phase. */
  counts: KeyplayCount[]
  /** The version of facts and counts; null before the phase is frozen. */
  version: string | null
}

export const findBestDeckInputs = async (db: Queryable, { eventId, phaseIndex }: PhaseKey) => {
  const { rows } = await sql<BestDeckInputs>`
    select p.open < p.lock and p.lock <= clock_timestamp() as locked,
      ${isScored} as scored, ${scoresVersion} as version,
      ${factsOfPhase} as facts,
      (select coalesce(jsonb_agg(c), '[]') from (
        select player_id as "playerId", keyplay_id as "keyplayId", sum(count) as count from counted_keyplay k
        where k.event_id = p.event_id and k.phase_index = p.index group by 1, 2) c) as counts
    from phase p where p.event_id = ${eventId} and p.index = ${phaseIndex}`.execute(db)
  return rows[0]
}

export const listPlayers = async (db: Queryable, ids: readonly number[]) => {
  const { rows } = await sql<{
    player: z.infer<typeof cardPlayer>
  }>`select ${cardPlayerJson()} as player from player
    where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ player }) => [player.id, player]))
}
