import { checkRevision, movePhase } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { id, phaseIndex } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { revised, seen } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { renumber } from './renumber-phases.ts'

/**
 * Moves the phase `from` to the place of `to`, those between shift; refused once a deck exists in any of them.
 * `revision` is the event's. Refuses STALE, PHASE_HAS_DECKS.
 */
export const reorderPhases = adminProcedure
  .input(z.strictObject({ eventId: id, from: phaseIndex, to: phaseIndex, revision: seen }))
  .output(answer(revised))
  .mutation(async ({ ctx, input: { eventId, from, to, revision: seen } }) => {
    const { revision } = await editEvent(ctx, { call: 'reorder-phases', eventId }, edit => {
      allow(checkRevision(edit.event.revision, seen))
      phaseOf(edit, from)
      phaseOf(edit, to)
      return renumber(edit, phases => movePhase(phases, from, to))
    })
    return { success: true, revision }
  })
