import { z } from 'zod'
import { configureProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import {
  checksum,
  eventId,
  fileName,
  fileType,
  layout,
  rows,
  uncounted,
  uploaded,
  userWithId,
} from '../../../ground/contract/fields.ts'
import { id, phaseIndex } from '../../../ground/contract/shapes.ts'
import { uploadSteps } from '../../../ground/db/schema/score-tables.ts'
import { getVisibleEvent } from '../../../ground/event-visibility/visible-event.ts'
import { listUploads } from '../proof/upload-queries.ts'

const file = z.object({
  fileName,
  layout,
  rows,
  checksum,
  /** How many parts of it are stored; 0 for a file from before files were stored. */
  parts: z.int().describe('How many parts the file has.'),
})

/**
 * `number`: its place in the history, from 1; `current`: the phases whose counts come from this upload; `restoredFrom` and
 * `undid`: the upload that it restored or undid; `fileParts`: stored parts of its first file.
 */
const upload = z.object({
  id,
  number: z.int().describe('Its place in the history of the event, from 1.'),
  step: z.enum(uploadSteps).describe('The current step; null if unknown.'),
  type: fileType,
  layout,
  phases: z.array(phaseIndex).describe('The phases.'),
  current: z.array(phaseIndex).meta({ description: 'The ids of the uploads that count now.', example: [4] }),
  fileName,
  rows,
  checksum,
  uncounted,
  restoredFrom: id.nullable().meta({
    description: 'The upload that this one restores; null for a file that restores none.',
    example: null,
  }),
  undid: id.nullable().describe('The upload that this one undid; null for none.'),
  files: z.array(file).describe('The files of the upload.'),
  fileParts: z.int().describe('How many parts of the uploaded file are stored; 0 if it is not stored.'),
  uploaded,
  user: userWithId.describe('The user.'),
})

/** Answers all uploads of an event, newest first (rulebook 8.16). */
export const getScoreUploads = configureProcedure
  .input(z.strictObject({ eventId }))
  .output(answer(z.object({ uploads: z.array(upload).describe('The uploads, newest first.') })))
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
