import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { id, instant, phaseIndex } from '../../contract/shapes.ts'
import { getVisibleEvent } from '../../event-visibility/visible-event.ts'
import { listUploads } from './upload-queries.ts'

/** `current`: the phases whose counts come from this upload; `restoredFrom`: the upload that it restored; `fileParts`: stored parts of its file. */
const upload = z.object({
  id,
  type: z.enum(scoreFileTypes),
  layout: z.string(),
  phases: z.array(phaseIndex),
  current: z.array(phaseIndex),
  fileName: z.string(),
  rows: z.int(),
  checksum: z.string(),
  uncounted: z.array(z.int()),
  restoredFrom: id.nullable(),
  fileParts: z.int(),
  uploaded: instant,
  user: z.object({ id, username: z.string() }),
})

/** Answers all uploads of an event, newest first (rulebook 8.16). */
export const getScoreUploads = adminProcedure
  .input(z.strictObject({ eventId: id }))
  .output(answer(z.object({ uploads: z.array(upload) })))
  .query(async ({ ctx: { db, actor }, input }) => {
    await getVisibleEvent(db, input.eventId, actor)
    const rows = await listUploads(db, input.eventId)
    return {
      uploads: rows.map(
        ({ file_name, restored_from, uploaded_at, account_id, username, file_parts, ...row }) => ({
          ...row,
          fileName: file_name,
          restoredFrom: restored_from,
          fileParts: file_parts,
          uploaded: uploaded_at,
          user: { id: account_id, username },
        }),
      ),
    }
  })
