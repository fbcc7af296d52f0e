import { phaseStates, secondChanceOf } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import { publicProcedure } from '../../http/trpc.ts'
import { getPhaseScores } from '../../score/read/phase-scores.ts'
import { findEvent } from './queries.ts'
import { event } from './shapes.ts'

/**
 * Answers an event with the asker's own states and summaries. `userId` is only a hint: the session decides (rulebook
 * 12.3, 12.27).
 */
export const getEvent = publicProcedure
  .input(z.strictObject({ id, userId: id.optional() }))
  .output(answer(z.object({ event })))
  .query(async ({ ctx: { db, actor }, input }) => {
    const { now, ...found } = (await findEvent(db, input.id, actor)) ?? notFound('Event')
    const results = actor ? await getPhaseScores(db, input.id, actor.id) : []
    const clock = { phases: found.phases, completed: found.completed, secondChance: found.secondChance, now }
    const scoreOf = (phase: number) => results.find(result => result.phase === phase)?.score ?? null
    const states = actor ? phaseStates(clock, results) : []
    return {
      event: {
        ...found,
        phaseStates: states.map(state => ({ ...state, score: scoreOf(state.phase) })),
        secondChanceState: secondChanceOf(clock, results),
      },
    }
  })
