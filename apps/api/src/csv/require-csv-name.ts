import type { MultipartFile } from '@fastify/multipart'
import { TRPCError } from '@trpc/server'
import { text } from '../contract/shapes.ts'

const csvName = text(255).regex(/\.csv$/i)

/** Accepts the file of a form only if its name ends in .csv and fits the database (rulebook 8.2). */
export function requireCsvName<File>({ filename }: MultipartFile, keep: () => Promise<File>): Promise<File> {
  // A part may count as a file by its content type alone and have no name.
  if (!csvName.safeParse(filename).success)
    throw new TRPCError({ code: 'BAD_REQUEST', message: 'The file must be a .csv file.' })
  return keep()
}
