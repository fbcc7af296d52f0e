import { judgeNewPhase } from '@game/domain'
import { z } from 'zod'
import { answer } from '../answer.ts'
import { allow } from '../refusal.ts'
import { done, id, phaseIndex } from '../shapes.ts'
import { adminProcedure } from '../trpc.ts'
import { moment, mult, phaseName, points } from './config-input.ts'
import { editEvent } from './edit-event.ts'
import { insertPhase } from './queries-phase.ts'

const data = z.strictObject({
  eventId: id,
  index: phaseIndex,
  name: phaseName,
  points,
  mult,
  open: moment,
  lock: moment,
})

/** The next phase; its dates may be of any state (rules.md 4). Refuses PHASE_NOT_NEXT. */
export const addPhase = adminProcedure
  .input(z.strictObject({ data }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { data } }) => {
    const { eventId, ...phase } = data
    await editEvent(ctx, { call: 'add-phase', eventId }, async ({ trx, phases, revision }) => {
      allow(judgeNewPhase(phases.length, phase.index))
      return { before: null, after: await insertPhase(trx, { event_id: eventId, ...phase, revision }) }
    })
    return { success: true }
  })
