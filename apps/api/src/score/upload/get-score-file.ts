import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { id } from '../../contract/shapes.ts'
import { findFilePart } from './upload-queries.ts'

/** Answers a part of the original file of an upload, compressed (rulebook 8.24). */
export const getScoreFile = adminProcedure
  .input(z.strictObject({ id, part: z.int().min(0).max(100_000) }))
  .output(answer(z.object({ fileName: z.string(), parts: z.int(), gzip: z.string() })))
  .query(async ({ ctx: { db }, input }) => {
    const { file_name, parts, gzip } = (await findFilePart(db, input.id, input.part)) ?? notFound('Upload')
    return { fileName: file_name, parts, gzip: Buffer.from(gzip).toString('base64') }
  })
