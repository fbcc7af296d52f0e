import { scoreFileTypes } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { id, instant, phaseIndex } from '../../../ground/contract/shapes.ts'
import { uploadSteps } from '../../../ground/db/schema/score-tables.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listUploads } from '../proof/upload-queries.ts'

const file = z.object({
  fileName: z.string(),
  layout: z.string(),
  rows: z.int(),
  checksum: z.string(),
  /** How many parts of it are stored; 0 for a file from before files were stored. */
  parts: z.int(),
})

/**
 * `number`: its place in the history, from 1; `current`: the phases whose counts come from this upload; `restoredFrom` and
 * `undid`: the upload that it restored or undid; `fileParts`: stored parts of its first file.
 */
const upload = z.object({
  id,
  number: z.int().describe('Its place in the history of the event, from 1.'),
  step: z.enum(uploadSteps),
  type: z.enum(scoreFileTypes),
  layout: z.string(),
  phases: z.array(phaseIndex),
  current: z.array(phaseIndex),
  fileName: z.string(),
  rows: z.int(),
  checksum: z.string(),
  uncounted: z.array(z.int()),
  restoredFrom: id.nullable(),
  undid: id.nullable().describe('The upload that this one undid; null for none.'),
  files: z.array(file),
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
      uploads: rows.map(({ file_name, restored_from, uploaded_at, account_id, username, files, ...row }) => ({
        ...row,
        fileName: file_name,
        files: files.map(({ name, ...file }) => ({ fileName: name, ...file })),
        restoredFrom: restored_from,
        fileParts: files[0]?.parts ?? 0,
        uploaded: uploaded_at,
        user: { id: account_id, username },
      })),
    }
  })
