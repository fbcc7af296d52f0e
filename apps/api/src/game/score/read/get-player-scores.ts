import { type CardScore, playerScores } from '@game/domain'
import { z } from 'zod'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound, refuse } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import type { Db, Queryable } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import type { PhaseKey } from '../freeze/freeze-queries.ts'
import { cardScore, scoreToWire } from './card-score.ts'
import { findFactsAndCounts, findScoredPhase } from './player-score-queries.ts'

const output = z.object({
  scores: z
    .array(cardScore)
    .nullable()
    .describe('The score of each player of the phase; null before its first score file.'),
})

/** The scores of a phase take some kilobytes. */
const memory = versionedMemory<CardScore[]>({ max: 200 })

/**
 * Answers the score of each player in a locked phase with his three best keyplays (rulebook 7.18). `scores` is null before
 * the phase's first score file. Refuses PHASE_UNDECIDED before the lock.
 */
export const getPlayerScores = publicProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const { locked, scored, version } = (await findScoredPhase(db, input)) ?? notFound('Phase')
    if (!locked) refuse('PHASE_UNDECIDED')
    if (!scored) return { scores: null }
    const scores = await findPlayerScores(db, input, version)
    return { scores: scores.map(score => scoreToWire(score, input.phaseIndex)) }
  })

/** Finds the score of each player in a locked phase with a score file, calculated once per version of all that they depend on. */
export const findPlayerScores = (db: Db, key: PhaseKey, version: string | null): Promise<CardScore[]> =>
  memory(db, { key: `${key.eventId} ${key.phaseIndex}`, version }, () => computeScores(db, key))

async function computeScores(db: Queryable, key: PhaseKey): Promise<CardScore[]> {
  const found = await findFactsAndCounts(db, key)
  return found ? playerScores(found.facts, found.counts) : []
}
