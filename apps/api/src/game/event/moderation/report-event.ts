import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { adminProcedure, userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { eventId } from '../../../ground/contract/fields.ts'
import { done, text } from '../../../ground/contract/shapes.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { lockHosted } from '../circle/require-hosted.ts'
import { deleteReports, saveReport } from './report-queries.ts'

/** Somebody of the circle reports a private event to the admins, once; the next report replaces the one before (rulebook 30.16). Refuses EVENT_NOT_FOUND. */
export const reportEvent = userProcedure
  .input(
    z.strictObject({
      eventId,
      reason: text(300)
        .regex(/\S/)
        .meta({ description: 'What is wrong with the event, for the admins.', example: 'Insults in names.' }),
    }),
  )
  .output(answer(done))
  .mutation(async ({ ctx: { db, actor }, input: { eventId, reason } }) => {
    await getVisibleEvent(db, eventId, actor)
    return inTransaction(db, async trx => {
      await lockHosted(trx, eventId)
      await saveReport(trx, { eventId, userId: actor.id, reason: reason.trim() })
      // Without the reason, so that an erased account leaves no text behind.
      const change = { before: null, after: { reported: true } }
      await recordAudit(trx, { accountId: actor.id, call: 'report-event', eventId, ...change })
      return { success: true as const }
    })
  })

/** An admin removes the reports about a private event; once more changes nothing (rulebook 30.16). Refuses EVENT_NOT_FOUND. */
export const dismissReports = adminProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(done))
  .mutation(({ ctx: { db, actor }, input: { eventId } }) =>
    inTransaction(db, async trx => {
      await lockHosted(trx, eventId)
      const reports = await deleteReports(trx, eventId)
      const change = { before: { reports }, after: null }
      if (reports > 0)
        await recordAudit(trx, { accountId: actor.id, call: 'dismiss-reports', eventId, ...change })
      return { success: true as const }
    }),
  )
