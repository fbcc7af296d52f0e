import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { answer } from '../../ground/contract/answer.ts'
import { refuse } from '../../ground/contract/refusal.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { requestWebhooks } from '../../ground/db/channels.ts'
import { callingProcedure } from './calling-procedure.ts'
import { findManaged } from './require-manager.ts'
import { messageId } from './shapes.ts'
import { insertTestMessage, resendMessage } from './webhook-queries.ts'

/** Sends a test message. */
export const testWebhook = callingProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const found = await findManaged(db, actor, input.id)
    await insertTestMessage(db, found.id, `msg_${randomUUID()}`)
    await requestWebhooks(db)
    return { success: true }
  })

/** Sends a message of the log again, with the same id (rulebook 21.14). */
export const redeliver = callingProcedure
  .input(
    z.strictObject({
      webhookId: id.meta({ description: 'The id of the webhook.', example: 4 }),
      id: messageId,
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const found = await findManaged(db, actor, input.webhookId)
    if (!(await resendMessage(db, found.id, input.id))) refuse('WEBHOOK_NOT_FOUND')
    await requestWebhooks(db)
    return { success: true }
  })
