import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { notify } from '../../notification/notify.ts'
import { updatePrivateEvent } from '../circle/private-event-queries.ts'
import { lockHosted } from '../circle/require-hosted.ts'
import { editEvent } from '../edit/edit-event.ts'
import { changeSettings } from '../settings/edit-events.ts'

/**
 * An admin closes a private event with a reason, or opens it again without one: a closed event is completed, and only admins change that; its owner
 * is notified (rulebook 30.7).
 */
export const closeEvent = adminProcedure
  .input(
    z.strictObject({
      eventId,
      reason: text(300).nullable().meta({
        description: 'Why it is closed, as its owner reads it; null opens it again.',
        example: 'Insults in names.',
      }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx, input: { eventId, reason } }) => {
    const isClosed = reason !== null
    await editEvent(ctx, { call: 'close-event', eventId, uncompletes: true }, async edit => {
      const { trx } = edit
      const { ownerId, closeReason, name } = await lockHosted(trx, eventId)
      if (closeReason === reason) return { before: null, after: null }
      await updatePrivateEvent(trx, eventId, { close_reason: reason })
      if (edit.event.completed !== isClosed) await changeSettings(edit, { completed: isClosed })
      if (ownerId !== null && isClosed) {
        const facts = { eventId, event: name, reason }
        const naturalKey = `event_closed:${eventId}:${edit.revision}`
        await notify(trx, [{ userId: ownerId, kind: 'event_closed', facts, naturalKey }])
      }
      return { before: { closeReason }, after: { closeReason: reason } }
    })
    return { success: true }
  })
