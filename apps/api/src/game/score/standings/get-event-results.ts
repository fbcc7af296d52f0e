import { z } from 'zod'
import { readFromReplica } from '../../../ground/call/read-from-replica.ts'
import { publicProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { deckCount, deckScore, eventId, participants, sharedRank } from '../../../ground/contract/fields.ts'
import { finality, phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { getPhaseScores } from '../read/phase-scores.ts'
import { findEventResults } from './event-results-queries.ts'
import { findRankingFinality } from './finality-queries.ts'

/** `topTenth`: the lowest score among the best tenth. */
const figures = {
  average: z.number().meta({ description: 'The average score.', example: 812.5 }),
  best: z.number().meta({ description: 'The best score.', example: 1920 }),
  topTenth: z
    .number()
    .meta({ description: 'The score from which a deck is among the best tenth.', example: 1500 }),
}
const output = z.object({
  participants,
  figures: z
    .object(figures)
    .nullable()
    .describe('The figures of all decks together; null while nothing is scored.'),
  own: z
    .object({ rank: sharedRank, score: deckScore })
    .nullable()
    .meta({ description: "The asker's own; null for none.", example: null }),
  phases: z
    .array(
      z.object({
        phase: phaseIndex,
        decks: deckCount,
        ...figures,
        own: z.number().nullable().describe("The asker's own; null for none."),
      }),
    )
    .describe('The phases.'),
  ...finality,
})

/**
 * Answers what the decks of an event scored in the published ranking: overall and in each scored phase, with the asker's own
 * score, which is null if there is none (rulebook 9.22, 9.23).
 */
export const getEventResults = publicProcedure
  .input(z.strictObject({ eventId }))
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
