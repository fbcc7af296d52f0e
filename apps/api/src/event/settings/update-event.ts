import { checkRevision } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow } from '../../contract/refusal.ts'
import { dryRun, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { refuseMissing } from './add-event.ts'
import { completeEvent } from './complete-event.ts'
import { revised, seen, settings, someOf } from '../edit/inputs.ts'
import { editEvent } from '../edit/edit-event.ts'
import { updateEventRow } from '../edit/queries.ts'
import { touchPhases } from '../phase/queries.ts'

/**
 * One field or several. Completing grants the rewards, un-completing takes them back: `paid` says how
 * many, to how many players, and how many are `told` the result of a phase. Refuses EVENT_COMPLETED, STALE,
 * EVENT_INCOMPLETE.
 */
export const updateEvent = adminProcedure
  .input(z.strictObject({ eventId: id, revision: seen, data: someOf(settings), dryRun }))
  .output(answer(revised.extend({ paid: z.object({ rewards: z.int(), players: z.int(), told: z.int() }) })))
  .mutation(async ({ ctx, input: { eventId, revision: seen, data, dryRun } }) => {
    const editing = { call: 'update-event', eventId, uncompletes: data.completed === false, dryRun }
    const { revision, paid } = await editEvent(ctx, editing, async edit => {
      const { trx, event: before } = edit
      allow(checkRevision(before.revision, seen))
      refuseMissing({ ...before, ...data })
      const { secondChance: second_chance, ...rest } = data
      const name = data.name?.trim()
      const after = await updateEventRow(trx, eventId, { ...rest, second_chance, name })
      if (judgesMoves.some(field => after[field] !== before[field])) {
        const indexes = edit.phases.map(phase => phase.index)
        await touchPhases(trx, eventId, indexes, edit.revision)
      }
      const paid = await completeEvent(trx, before, after)
      return { before, after: { ...after, revision: edit.revision }, paid }
    })
    return { success: true, revision, paid }
  })

/** What every move of the event is judged by. */
const judgesMoves = ['public', 'completed', 'secondChance'] as const
