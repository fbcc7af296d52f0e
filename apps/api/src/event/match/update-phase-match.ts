import { checkRevision } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow, notFound } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { seen } from '../edit/inputs.ts'
import { editEvent, phaseOf } from '../edit/edit-event.ts'
import { checkedMatch, citedMaps, matchInput } from './match-input.ts'
import { findMatch, replaceMaps, updateMatch } from './queries.ts'
import { touchPhases } from '../phase/queries.ts'

/** The whole match anew, in another phase too; `revision` is its phase's. Refuses STALE, and as add-phase-match. */
export const updatePhaseMatch = adminProcedure
  .input(z.strictObject({ id, ...matchInput, revision: seen }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const editing = { call: 'update-phase-match', eventId, cites: { map: citedMaps(input) } }
    await editEvent(ctx, editing, async edit => {
      const before = await findMatch(edit.trx, id)
      if (before?.eventId !== eventId) return notFound('Match')
      allow(checkRevision(phaseOf(edit, before.phaseIndex).revision, input.revision))
      const match = await checkedMatch(edit, input)
      await updateMatch(edit.trx, id, match)
      await replaceMaps(edit.trx, id, match.maps)
      await touchPhases(edit.trx, eventId, [before.phaseIndex, match.phaseIndex], edit.revision)
      return { before, after: { id, ...match } }
    })
    return { success: true }
  })
