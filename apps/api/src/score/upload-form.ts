import { scoreFileTypes } from '@game/domain'
import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id, numeral, phaseIndex } from '../shapes.ts'
import { type SpooledFile, spool } from './spooled-file.ts'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')

/** The fields of the form beside its file; they are text, as every field of multipart is. */
const uploadFields = z.strictObject({
  eventId: numeral.pipe(id),
  type: z.enum(scoreFileTypes),
  phaseIndex: numeral.pipe(phaseIndex).optional(),
  dryRun: flag.optional(),
  skipUnknown: flag.optional(),
})
export type UploadForm = z.output<typeof uploadFields> & { file: SpooledFile }

const malformed = (message: string, cause?: unknown): never => {
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause })
}

/** Reads a whole form, its fields before or after the file. The caller closes the file. */
export async function readUploadForm(request: FastifyRequest): Promise<UploadForm> {
  if (!request.isMultipart()) malformed('A score file comes as multipart/form-data.')
  let file: SpooledFile | undefined
  try {
    const fields: Record<string, unknown> = {}
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await spool(part.filename, part.file)
      else fields[part.fieldname] = part.value
    }
    const parsed = uploadFields.safeParse(fields)
    if (!parsed.success) return malformed('Malformed form.', parsed.error)
    if (!file) return malformed('file: a score file is missing')
    if (!file.name.toLowerCase().endsWith('.csv')) malformed('Score files must be .csv.')
    return { ...parsed.data, file }
  } catch (error) {
    await file?.close()
    throw error
  }
}
