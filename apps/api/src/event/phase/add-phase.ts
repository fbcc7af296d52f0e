import { checkNewPhase } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { done, id, phaseIndex } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { moment, mult, phaseName, points } from '../edit/inputs.ts'
import { editEvent } from '../edit/edit-event.ts'
import { insertPhase } from './queries.ts'

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
      allow(checkNewPhase(phases.length, phase.index))
      return { before: null, after: await insertPhase(trx, { event_id: eventId, ...phase, revision }) }
    })
    return { success: true }
  })
