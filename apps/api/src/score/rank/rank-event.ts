import { toHundredths } from '@game/domain'
import type { Transaction } from 'kysely'
import { notFound, refuse } from '../../contract/refusal.ts'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publishMessage } from '../../live/queries.ts'
import { freezePhase } from '../freeze/freeze-phase.ts'
import type { CellMap } from '../freeze/packed-deck.ts'
import { listDuePhases } from '../freeze/queries.ts'
import { carryWinners } from './carry-winners.ts'
import { flattenCounts } from './flatten-counts.ts'
import {
  type CountingRule,
  deleteGeneration,
  type PreviousRanks,
  publishGeneration,
  writeGeneration,
} from './generation-queries.ts'
import { phasesToWin } from './phases-to-win.ts'
import {
  findScoring,
  findUploadsAround,
  listCounts,
  lockEvent,
  type Scoring,
  type ScoringPhase,
} from './queries.ts'

/**
 * Ranks an event anew and answers the generation. A completed event keeps the ranking its rewards were granted by
 * (rulebook 9.8). Idempotent; simultaneous calls run one after another.
 */
export function rankEvent(db: Queryable, eventId: number): Promise<number> {
  return inTransaction(db, async trx => {
    const event = await getLockedEvent(trx, eventId)
    return event.completed ? event.generation : rank(trx, event)
  })
}

/** Ranks an event even if it is completed; answers the generation. */
export const rankEvenIfCompleted = (db: Queryable, eventId: number): Promise<number> =>
  inTransaction(db, async trx => rank(trx, await getLockedEvent(trx, eventId)))

const getLockedEvent = async (trx: Transaction<Schema>, eventId: number) =>
  (await lockEvent(trx, eventId)) ?? notFound('Event')

/** Freezes what is due, carries winners' cards over, writes a new generation and publishes it. */
async function rank(
  trx: Transaction<Schema>,
  { id: eventId, ...event }: Awaited<ReturnType<typeof getLockedEvent>>,
): Promise<number> {
  for (const phase of await listDuePhases(trx, eventId)) await freezePhase(trx, eventId, phase)
  const scoring = (await findScoring(trx, eventId)) ?? notFound('Event')
  const uploads = await findUploadsAround(trx, eventId, event.ranked_at)
  const previousRanks = choosePreviousRanks(uploads)
  const generation = { eventId, old: event.generation, next: event.generation + 1, previousRanks }
  const inputs = await loadRankingInputs(trx, eventId, scoring)
  do {
    await deleteGeneration(trx, eventId, generation.next)
    await writeGeneration(trx, generation, inputs.counts, inputs.rules)
  } while (await carryWinners(trx, eventId, generation.next, inputs.frozen))
  await publishGeneration(trx, eventId, generation.next, event.now)
  await publishMessage(trx, { type: 'scores_changed', eventId })
  return generation.next
}

/** Before the first file everybody shares rank 1, which is no previous rank (rulebook 9.7). */
function choosePreviousRanks({ before, since }: { before: boolean; since: boolean }): PreviousRanks {
  if (!since) return 'kept'
  return before ? 'shifted' : 'none'
}

type FrozenPhase = ScoringPhase & { cells: CellMap }

/** Loads the flattened counts and the rules by which they score. */
async function loadRankingInputs(trx: Transaction<Schema>, eventId: number, scoring: Scoring) {
  const frozen = scoring.phases.filter((phase): phase is FrozenPhase => phase.cells !== null)
  const { counts, phaseOffsets } = flattenCounts(frozen, await listCounts(trx, eventId))
  const scored = new Set(scoring.phases.filter(phase => phase.scored).map(phase => phase.index))
  const toWin = phasesToWin(scoring, scored)
  const rules: CountingRule[] = frozen.map(phase => ({
    phaseIndex: phase.index,
    phaseOffset: phaseOffsets.get(phase.index) ?? 0,
    goal: toHundredths(phase.points),
    mustWin: toWin.get(phase.index) ?? [],
  }))
  return { counts, rules, frozen: frozen.map(phase => phase.index) }
}

/** Locks an event for an upload or a recheck. Refuses EVENT_COMPLETED (rulebook 8.21). */
export async function lockUncompletedEvent(trx: Transaction<Schema>, eventId: number): Promise<void> {
  const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
}
