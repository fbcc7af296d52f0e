import { z } from 'zod'
import { answer } from '../answer.ts'
import { notFound } from '../refusal.ts'
import { done, id } from '../shapes.ts'
import { adminProcedure } from '../trpc.ts'
import { editEvent } from './edit-event.ts'
import { checkedMatch, citedMaps, matchInput } from './match-input.ts'
import { findMatch, replaceMaps, updateMatch } from './queries-match.ts'
import { touchPhases } from './queries-phase.ts'

/** The whole match anew, in another phase too. Refuses as add-phase-match. */
export const updatePhaseMatch = adminProcedure
  .input(z.strictObject({ id, ...matchInput }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const editing = { call: 'update-phase-match', eventId, cites: { map: citedMaps(input) } }
    await editEvent(ctx, editing, async edit => {
      const before = await findMatch(edit.trx, id)
      if (before?.eventId !== eventId) return notFound('Match')
      const match = await checkedMatch(edit, input)
      await updateMatch(edit.trx, id, match)
      await replaceMaps(edit.trx, id, match.maps)
      await touchPhases(edit.trx, eventId, [before.phaseIndex, match.phaseIndex], edit.revision)
      return { before, after: { id, ...match } }
    })
    return { success: true }
  })
