import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from '../contract/refusal.ts'
import type { Env } from '../env.ts'

/** How a form with a file is read; the other fields are text, as all fields of multipart are. */
export type FormInput<Fields extends object, File> = {
  fields: z.ZodType<Fields>
  /** The largest accepted file. */
  bytes(env: Env): number
  keep(part: MultipartFile): Promise<File>
  /** Removes the stored file. */
  drop?(file: File): Promise<void>
}

const malformed = (message: string, cause?: unknown): never => {
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause })
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

/** Reads a whole form, its fields before or after the file. The caller drops the file. Refuses FILE_TOO_LARGE. */
export async function readForm<Fields extends object, File>(
  request: FastifyRequest,
  env: Env,
  { fields, bytes, keep, drop }: FormInput<Fields, File>,
): Promise<Fields & { file: File }> {
  if (!request.isMultipart()) malformed('A file comes as multipart/form-data.')
  const limit = bytes(env)
  let kept: { file: File } | undefined
  try {
    const texts: Record<string, unknown> = {}
    for await (const part of request.parts({ limits: { fileSize: limit } })) {
      if (part.type === 'file') kept = { file: await keep(part) }
      else if (part.fieldname in texts) return malformed(`${part.fieldname}: a field is given twice`)
      else texts[part.fieldname] = part.value
    }
    const parsed = fields.safeParse(texts)
    if (!parsed.success) return malformed('Malformed form.', parsed.error)
    if (!kept) return malformed('file: a file is missing')
    return { ...parsed.data, ...kept }
  } catch (error) {
    if (kept) await drop?.(kept.file)
    if (isTooLarge(error)) refuse('FILE_TOO_LARGE', { limit: limit / 1024 / 1024 })
    throw error
  }
}
