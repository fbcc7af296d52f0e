import { z } from 'zod'
import { requireFound } from '../../../ground/call/require-right.ts'
import { organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { fileName } from '../../../ground/contract/fields.ts'
import { notFound } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { findFilePart, findUpload } from '../proof/upload-queries.ts'

/** Answers a part of an original file of an upload, compressed; of a demo what was read of it (rulebook 8.24, 8.36). */
export const getScoreFile = organiserProcedure
  .input(
    z.strictObject({
      id,
      part: z.int().min(0).max(100_000).meta({ description: 'Which part of the file, from 0.', example: 0 }),
      file: z
        .int()
        .min(0)
        .max(1000)
        .describe('Which of the files of the upload, from 0; the first without it.')
        .optional(),
    }),
  )
  .output(
    answer(
      z.object({
        fileName,
        parts: z.int().describe('How many parts the file has.'),
        gzip: z.string().meta({
          description: 'The part in base64; all parts together are the file, compressed by gzip.',
          example: 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=',
        }),
      }),
    ),
  )
  .query(async ({ ctx: { db, actor }, input: { id, part, file = 0 } }) => {
    const { event_id: eventId, files } = requireFound(actor, await findUpload(db, id), 'Upload')
    const { name, checksum, layout } = files[file] ?? notFound('Upload')
    const { gzip, parts } = (await findFilePart(db, { eventId, checksum, part })) ?? notFound('Upload')
    return {
      fileName: layout === 'demo' ? `${name}.json` : name,
      parts: parts ?? 0,
      gzip: Buffer.from(gzip).toString('base64'),
    }
  })
