import { type MapInSet, restoreMaps } from '@game/domain'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '../../../ground/audit/record-audit.ts'
import { requireFound } from '../../../ground/call/require-right.ts'
import { organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { correctionReason, dryRun, id, success } from '../../../ground/contract/shapes.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { inTransaction } from '../../../ground/db/transaction.ts'
import { changes, previewChange } from '../preview/preview.ts'
import { findUpload, type NewUpload } from '../proof/upload-queries.ts'
import { listSets, type SetMap, setsAfter } from '../save/phase-map-queries.ts'
import { saveUpload } from '../save/save-upload.ts'

const output = z.object({
  success,
  upload: z.object({ id }).nullable().describe('The upload; null for a dry run.'),
  changes: changes.describe('What would change or has changed.').optional(),
})

/**
 * Restores the sets of maps as an earlier upload left them, or with `undo` as they were before it, as a new entry of the
 * history (rulebook 8.17, 16.7).
 */
export const restoreUpload = organiserProcedure
  .input(
    z.strictObject({
      id,
      undo: z.boolean().optional().describe('Restores what was before the upload; nothing before the first.'),
      reason: correctionReason,
      dryRun,
    }),
  )
  .output(answer(output))
  .mutation(async ({ ctx: { db, actor }, input: { id, undo = false, reason, dryRun } }) => {
    const earlier = requireFound(actor, await findUpload(db, id), 'Upload')
    const upload: NewUpload = {
      eventId: earlier.event_id,
      type: earlier.type,
      step: undo ? 'undo' : 'restore',
      layout: earlier.layout,
      phases: earlier.phases,
      fileName: earlier.file_name,
      rows: earlier.rows,
      checksum: earlier.checksum,
      files: earlier.files,
      userId: actor.id,
      restoredFrom: undo ? null : earlier.id,
      undid: undo ? earlier.id : null,
    }
    const restore = async (trx: Transaction<Schema>) => {
      const sets = undo ? await listSets(trx, earlier.event_id, earlier.id) : await setsAfter(trx, earlier)
      const setOf = (phase: number): MapInSet<SetMap>[] =>
        sets.find(set => set.phase === phase && set.type === earlier.type)?.maps ?? []
      return saveUpload(trx, upload, (set, phase) => restoreMaps(setOf(phase), set), { reason, dryRun })
    }
    if (dryRun) {
      const changes = await previewChange(db, upload.eventId, async trx => void (await restore(trx)))
      return { success: true as const, upload: null, changes }
    }
    const saved = await inTransaction(db, async trx => {
      const saved = await restore(trx)
      await recordAudit(trx, {
        accountId: actor.id,
        call: 'restore-upload',
        eventId: upload.eventId,
        before: null,
        after: {
          id: saved.id,
          ...(undo ? { undid: earlier.id } : { restoredFrom: earlier.id }),
          ...(reason !== undefined && { reason }),
        },
      })
      return saved
    })
    return { success: true as const, upload: { id: saved.id } }
  })
