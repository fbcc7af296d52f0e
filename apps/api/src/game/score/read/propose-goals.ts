import { blindScores, demoScores, demoSeriesMaps, proposeGoals as goalsOf } from '@game/domain'
import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { phaseIndex } from '../../../ground/contract/shapes.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { findGoalFacts } from './goal-queries.ts'

const goal = (share: string, example: number) =>
  z.number().meta({ description: `The goal that about ${share} of the decks reach.`, example })

const output = z.object({
  half: goal('half', 1400),
  third: goal('a third', 1550),
  tenth: goal('a tenth', 2000),
  curve: z
    .array(
      z.object({
        points: z.number().meta({ description: 'A number of points.', example: 1440 }),
        share: z.number().meta({ description: 'The share of decks that reach them, 0 to 1.', example: 0.45 }),
      }),
    )
    .describe('The share of decks that reach so many points, from 0 points on.'),
  from: z
    .enum(['event', 'demo', 'demoMap'])
    .describe(
      'Whether the decks are drawn from counts of this event, or of the series of the demo or a map of it.',
    ),
})

/** Proposes goals of a phase, from what decks could have scored with the counts of the event, else of the demo (rulebook 11.50). */
export const proposeGoals = configureProcedure
  .input(z.strictObject({ eventId, phaseIndex }))
  .output(answer(output))
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const { mult, phases, keyplays, onOneMap } = (await findGoalFacts(db, input)) ?? notFound('Phase')
    const scores = blindScores(phases, keyplays)
    if (scores.length > 0) return { ...goalsOf(scores, mult), from: 'event' as const }
    if (onOneMap) return { ...goalsOf(demoScores, mult / demoSeriesMaps), from: 'demoMap' as const }
    return { ...goalsOf(demoScores, mult), from: 'demo' as const }
  })
