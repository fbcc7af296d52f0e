import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import { text } from '../contract/shapes.ts'

const csvName = text(255).regex(/\.csv$/i)

/** Keeps the file of a form where it is named as a CSV file (admin-social.md 5), by a name that can be kept with it. */
export function requireCsvName<File>({ filename }: MultipartFile, keep: () => Promise<File>): Promise<File> {
  // A part may be a file by its type alone, and bear no name whatever its declaration says.
  if (!csvName.safeParse(filename).success)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file must be a .csv file.' })
  return keep()
}
