import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { finality, id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { getPhaseScores } from '../read/phase-scores.ts'
import { findEventResults } from './event-results-queries.ts'
import { findRankingFinality } from './finality-queries.ts'

/** `topTenth`: the lowest score among the best tenth. */
const figures = { average: z.number(), best: z.number(), topTenth: z.number() }
const output = z.object({
  participants: z.int(),
  figures: z.object(figures).nullable(),
  own: z.object({ rank: z.int(), score: z.number() }).nullable(),
  phases: z.array(z.object({ phase: phaseIndex, decks: z.int(), ...figures, own: z.number().nullable() })),
  ...finality,
})

/**
 * Answers what the decks of an event scored in the published ranking: overall and in each scored phase, with the asker's own
 * score, which is null if there is none (rulebook 9.22, 9.23).
 */
export const getEventResults = publicProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(output))
  .query(async ({ ctx, input: { eventId } }) => {
    const { db, actor } = ctx
    const event = await getVisibleEvent(db, eventId, actor)
    const [results, own, state] = await Promise.all([
      readFromReplica(ctx, eventId, from => findEventResults(from, event, actor?.id ?? 0)),
      actor ? getPhaseScores(db, eventId, actor.id) : [],
      findRankingFinality(db, eventId),
    ])
    const ownOf = (phase: number) => own.find(each => each.phase === phase)?.score ?? null
    return {
      ...results,
      ...state,
      phases: results.phases.map(phase => ({ ...phase, own: ownOf(phase.phase) })),
    }
  })
