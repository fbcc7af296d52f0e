import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from '../contract/refusal.ts'
import type { Env } from '../env/env.ts'
import { errorCode } from '../system/error-code.ts'

/** How a form with a file is read; the other fields are text, as all fields of multipart are. */
export type FormInput<Fields extends object, File> = {
  fields: z.ZodType<Fields>
  /** The largest accepted size of its files together. */
  bytes(env: Env): number
  /** Files that do not count among the others, the largest accepted size of each, and how many; `refuse` refuses one that is too many. */
  large?: {
    isLarge(fileName: string): boolean
    bytes(env: Env): number
    most: number
    refuse(fileName: string): never
  }
  /** How many files it takes at most; 1 if not given. */
  most?: number
  /** Throws if the sender may not send files with the fields that came before the first of them. */
  mayKeep(fields: Readonly<Record<string, unknown>>): Promise<void>
  /** Keeps a file; `limit` is the largest accepted size of this one. */
  keep(part: MultipartFile, limit: number): Promise<File>
  /** Removes a stored file. */
  drop?(file: File): Promise<void>
}

const malformed = (message: string, cause?: unknown): never => {
  throw new TRPCError({ code: 'BAD_REQUEST', message, cause })
}

const noForm = (): never => {
  throw new TRPCError({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'A file comes as multipart/form-data.' })
}

/** Thrown by `keep` when a file has more bytes than it may have. */
export class FileTooLargeError extends Error {}

/** Whether the parser of forms found that the body ends too early; its errors have no code. */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && /unexpected end of multipart data/i.test(error.message)

const tooLarge = (limit: number): never => refuse('FILE_TOO_LARGE', { limit: limit / 1024 / 1024 })

/** Reads a whole form, its fields before, between or after the files. The caller drops the files. Refuses FILE_TOO_LARGE. */
export async function readForm<Fields extends object, File>(
  request: FastifyRequest,
  env: Env,
  { fields, bytes, large, most = 1, mayKeep, keep, drop }: FormInput<Fields, File>,
): Promise<Fields & { files: File[]; file: File }> {
  if (!request.isMultipart()) noForm()
  const limit = bytes(env)
  const largest = Math.max(limit, large?.bytes(env) ?? 0)
  const files: File[] = []
  let size = 0
  let larges = 0
  let allowed = limit
  try {
    const texts: Record<string, unknown> = {}
    for await (const part of request.parts({ limits: { fileSize: largest, files: most } })) {
      if (part.type === 'file') {
        if (files.length === 0) await mayKeep(texts)
        const name = part.filename ?? ''
        const own = large?.isLarge(name) ? large.bytes(env) : undefined
        if (large && own !== undefined && ++larges > large.most) {
          // The answer waits for the whole form.
          await finished(part.file.resume())
          return large.refuse(name)
        }
        allowed = own ?? limit
        files.push(await keep(part, own ?? limit - size))
        if (own === undefined) size += part.file.bytesRead
        if (size > limit) tooLarge(limit)
      } else if (part.fieldname in texts) return malformed(`${part.fieldname}: a field is given twice`)
      else texts[part.fieldname] = part.value
    }
    const parsed = fields.safeParse(texts)
    if (!parsed.success) return malformed('Malformed form.', parsed.error)
    const [file] = files
    if (file === undefined) return malformed('file: a file is missing')
    return { ...parsed.data, files, file }
  } catch (error) {
    for (const file of files) await drop?.(file)
    if (error instanceof FileTooLargeError || errorCode(error) === 'FST_REQ_FILE_TOO_LARGE') tooLarge(allowed)
    if (isCutOff(error)) malformed('The form ends before it is complete.', error)
    throw error
  }
}
