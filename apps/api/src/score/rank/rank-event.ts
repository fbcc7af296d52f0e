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
 * Brings an event's standings up to date. A completed one's stay what its rewards were granted by, also past a lock that
 * lay ahead. Twice gives the same; two at once take turns. Answers the generation.
 */
export function rankEvent(db: Queryable, eventId: number): Promise<number> {
  return inTransaction(db, async trx => {
    const event = await getLocked(trx, eventId)
    return event.completed ? event.generation : rank(trx, event)
  })
}

/** Ranks an event even if it is completed. Answers the generation. */
export const rankEvenIfCompleted = (db: Queryable, eventId: number): Promise<number> =>
  inTransaction(db, async trx => rank(trx, await getLocked(trx, eventId)))

const getLocked = async (trx: Transaction<Schema>, eventId: number) =>
  (await lockEvent(trx, eventId)) ?? notFound('Event')

/** Freezes what is due, gives winners with an empty deck their carry-over, writes a new generation and publishes it. */
async function rank(
  trx: Transaction<Schema>,
  { id: eventId, ...event }: Awaited<ReturnType<typeof getLocked>>,
): Promise<number> {
  for (const phase of await listDuePhases(trx, eventId)) await freezePhase(trx, eventId, phase)
  const scoring = (await findScoring(trx, eventId)) ?? notFound('Event')
  const uploads = await findUploadsAround(trx, eventId, event.ranked_at)
  const previousRanks = choosePreviousRanks(uploads)
  const generation = { eventId, old: event.generation, next: event.generation + 1, previousRanks }
  const ground = await loadRankingInputs(trx, eventId, scoring)
  do {
    await deleteGeneration(trx, eventId, generation.next)
    await writeGeneration(trx, generation, ground.points, ground.rules)
  } while (await carryWinners(trx, eventId, generation.next, ground.frozen))
  await publishGeneration(trx, eventId, generation.next, event.now)
  await publishMessage(trx, { type: 'scores_changed', eventId })
  return generation.next
}

/** Before the first file all stand level on rank 1; that is no rank to have come from. */
function choosePreviousRanks({ before, since }: { before: boolean; since: boolean }): PreviousRanks {
  if (!since) return 'kept'
  return before ? 'shifted' : 'none'
}

type FrozenPhase = ScoringPhase & { cells: CellMap }

/** The points and how they are counted. */
async function loadRankingInputs(trx: Transaction<Schema>, eventId: number, scoring: Scoring) {
  const frozen = scoring.phases.filter((phase): phase is FrozenPhase => phase.cells !== null)
  const { points, phaseOffsets } = flattenCounts(frozen, await listCounts(trx, eventId))
  const scored = new Set(scoring.phases.filter(phase => phase.scored).map(phase => phase.index))
  const needs = phasesToWin(scoring, scored)
  const rules: CountingRule[] = frozen.map(phase => ({
    phase: phase.index,
    base: phaseOffsets.get(phase.index) ?? 0,
    goal: toHundredths(phase.points),
    need: needs.get(phase.index) ?? [],
  }))
  return { points, rules, frozen: frozen.map(phase => phase.index) }
}

/** Uploads and rankings of an event take turns; a completed one takes none. Refuses EVENT_COMPLETED. */
export async function lockForScores(trx: Transaction<Schema>, eventId: number): Promise<void> {
  const event = (await lockEvent(trx, eventId)) ?? notFound('Event')
  if (event.completed) refuse('EVENT_COMPLETED')
}
