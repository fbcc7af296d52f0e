import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { editEvent } from '../edit/edit-event.ts'
import { deleteMatch, findMatch } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'

/** A match with its maps. */
export const removePhaseMatch = adminProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id } }) => {
    const { eventId } = (await findMatch(ctx.db, id)) ?? notFound('Match')
    await editEvent(ctx, { call: 'remove-phase-match', eventId }, async edit => {
      const before = (await findMatch(edit.trx, id)) ?? notFound('Match')
      await deleteMatch(edit.trx, id)
      await touchPhases(edit.trx, eventId, [before.phaseIndex], edit.revision)
      return { before, after: null }
    })
    return { success: true }
  })
