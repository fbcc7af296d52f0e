import { z } from 'zod'
import { recordAudit } from '../../audit/record-audit.ts'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { correctionReason, id } from '../../contract/shapes.ts'
import { inTransaction } from '../../db/transaction.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { saveUpload } from './save-upload.ts'
import { findUpload, type NewUpload } from './upload-queries.ts'

const output = z.object({
  success: z.literal(true),
  upload: z.object({ id }).nullable(),
  changes: changes.optional(),
})

/** Restores an earlier upload: its counts apply again, as a new entry of the history (rulebook 8.17). */
export const restoreUpload = adminProcedure
  .input(z.strictObject({ id, reason: correctionReason, dryRun: z.boolean().optional() }))
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input }) => {
    const { reason } = input
    const earlier = (await findUpload(db, input.id)) ?? notFound('Upload')
    const upload: NewUpload = {
      eventId: earlier.event_id,
      type: earlier.type,
      layout: earlier.layout,
      phases: earlier.phases,
      fileName: earlier.file_name,
      rows: earlier.rows,
      checksum: earlier.checksum,
      uncounted: earlier.uncounted,
      counts: earlier.counts,
      userId: actor.id,
      restoredFrom: earlier.id,
    }
    if (input.dryRun) {
      const changes = await previewChange(
        db,
        upload.eventId,
        async trx => void (await saveUpload(trx, upload, { reason, dryRun: true })),
      )
      return { success: true as const, upload: null, changes }
    }
    const saved = await inTransaction(db, async trx => {
      const saved = await saveUpload(trx, upload, { reason })
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'restore-upload',
        eventId: upload.eventId,
        before: null,
        after: { id: saved.id, restoredFrom: earlier.id, ...(reason !== undefined && { reason }) },
      })
      return saved
    })
    return { success: true as const, upload: { id: saved.id } }
  })
