import { removePhase as planRemoval } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { done, dryRun, id, phaseIndex } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { renumber } from './renumber-phases.ts'

/** The later phases move up; refused once a deck exists in it or in a later one. Refuses PHASE_HAS_DECKS. */
export const removePhase = adminProcedure
  .input(z.strictObject({ eventId: id, index: phaseIndex, dryRun }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, index, dryRun } }) => {
    await editEvent(ctx, { call: 'remove-phase', eventId, dryRun }, edit => {
      phaseOf(edit, index)
      return renumber(edit, phases => planRemoval(phases, index))
    })
    return { success: true }
  })
