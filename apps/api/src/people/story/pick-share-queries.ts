import { sql } from 'kysely'
import { readPickRates } from '../../game/deck/get-pick-rates.ts'
import type { Picks } from '../../game/deck/pick-rate-queries.ts'
import type { Db, Queryable } from '../../ground/db/db.ts'

type PhaseKey = { eventId: number; phaseIndex: number }

/** Lists the shares of frozen phases as they were counted since the ranking that counts. */
const listCounted = async (db: Queryable, phases: readonly PhaseKey[]) => {
  const { rows } = await sql<PhaseKey & { rates: Picks }>`
    select r.event_id as "eventId", r.phase_index as "phaseIndex", r.rates
    from unnest(${phases.map(each => each.eventId)}::int[], ${phases.map(each => each.phaseIndex)}::int[]) k(event_id, phase_index)
    join pick_rates r using (event_id, phase_index) join event e on e.id = r.event_id
    join phase p on p.event_id = r.event_id and p.index = r.phase_index
    where p.frozen_at is not null and r.version = e.generation::text`.execute(db)
  return rows
}

/**
 * Reads which share (0 to 1) of the decks of each of these locked phases held which player (rulebook 4.20). Phases that have not been counted since
 * their last ranking are counted, each once for all processes. Returns a function from a phase and a player to the share.
 */
export async function readShares(db: Db, phases: readonly PhaseKey[]) {
  const keyOf = ({ eventId, phaseIndex }: PhaseKey) => `${eventId} ${phaseIndex}`
  const counted = phases.length > 0 ? await listCounted(db, phases) : []
  const rates = new Map(counted.map(phase => [keyOf(phase), phase.rates]))
  for (const phase of phases)
    if (!rates.has(keyOf(phase)))
      rates.set(keyOf(phase), await readPickRates(db, phase.eventId, phase.phaseIndex))
  return (phase: PhaseKey, playerId: number): number =>
    rates.get(keyOf(phase))?.find(each => each.playerId === playerId)?.share ?? 0
}
