import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'

/** Keeps the file of a form where it is named as a CSV file (admin-social.md 5). */
export function keepCsv<File>({ filename }: MultipartFile, keep: () => Promise<File>): Promise<File> {
  if (!filename.toLowerCase().endsWith('.csv'))
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file must be a .csv file.' })
  return keep()
}
