import type { MultipartFile } from '@fastify/multipart'
import { csvFaultReason } from '@game/domain'
import { TRPCError } from '@trpc/server'
import { text } from '../contract/shapes.ts'
import { FaultyFileError } from './faulty-file-error.ts'

/** Accepts the file of a form only if its name has one of the extensions and can be stored (rulebook 8.2, 14.14). A spreadsheet has its own sentence (8.30). */
export function requireFileName<File>(
  endings: readonly string[],
  { filename }: MultipartFile,
  keep: () => Promise<File>,
): Promise<File> {
  // A part may count as a file by its content type alone and have no name.
  const name = text(255).safeParse(filename)
  if (endings.includes('.csv') && /\.(xlsx?|ods)$/i.test(filename))
    throw new FaultyFileError({
      faults: [{ line: 1, column: '', reason: csvFaultReason('SPREADSHEET') }],
      faultCount: 1,
    })
  if (!name.success || !endings.some(ending => name.data.toLowerCase().endsWith(ending)))
    throw new TRPCError({ code: 'BAD_REQUEST', message: `The file must be a ${endings.join(' or ')} file.` })
  return keep()
}
