import { checkEventRemoval } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { done, dryRun, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { editEvent } from '../edit/edit-event.ts'
import { countDecks, deleteEmptyDecks } from '../edit/deck-queries.ts'
import { deleteEvent } from '../edit/queries.ts'

/** The event with all that is configured in it. Refuses EVENT_COMPLETED, EVENT_HAS_DECKS. */
export const removeEvent = adminProcedure
  .input(z.strictObject({ id, dryRun }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id, dryRun } }) => {
    await editEvent(ctx, { call: 'remove-event', eventId: id, dryRun }, async ({ trx, event, phases }) => {
      const decks = await countDecks(trx, id)
      allow(checkEventRemoval([...decks.values()].reduce((sum, count) => sum + count, 0)))
      const indexes = phases.map(phase => phase.index)
      await deleteEmptyDecks(trx, id, indexes)
      await deleteEvent(trx, id)
      return { before: { ...event, phases }, after: null }
    })
    return { success: true }
  })
