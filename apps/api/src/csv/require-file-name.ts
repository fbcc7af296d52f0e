import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import { text } from '../contract/shapes.ts'

/** Accepts the file of a form only if its name has one of the extensions and can be stored (rulebook 8.2, 14.14). */
export function requireFileName<File>(
  endings: readonly string[],
  { filename }: MultipartFile,
  keep: () => Promise<File>,
): Promise<File> {
  // A part may count as a file by its content type alone and have no name.
  const name = text(255).safeParse(filename)
  if (!name.success || !endings.some(ending => name.data.toLowerCase().endsWith(ending)))
    throw new TRPCError({ code: 'BAD_REQUEST', message: `The file must be a ${endings.join(' or ')} file.` })
  return keep()
}
