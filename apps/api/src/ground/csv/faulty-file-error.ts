import { TRPCError } from '@trpc/server'
import { z } from 'zod'

const fault = z.object({
  file: z.string().describe('The file itself.').optional(),
  line: z.int().describe('The line of the file, its header being 1.'),
  column: z.string().describe('The column of the fault; empty for the whole row.'),
  reason: z.string().describe('What is wrong.'),
})

/**
 * What a 400 adds to its message: the first hundred faults and the number of all (rulebook 8.14). A fault of one of several
 * files names its file.
 */
export const faultsOfFile = z.object({
  faults: z.array(fault).describe('The first hundred faults of the file.'),
  faultCount: z.int().describe('How many faults there are in all.'),
})
export type FaultsOfFile = z.infer<typeof faultsOfFile>

/** Thrown for a file with faults, answered as 400; nothing was changed. */
export class FaultyFileError extends TRPCError {
  readonly found: FaultsOfFile
  constructor({ faults, faultCount }: FaultsOfFile) {
    super({
      code: 'BAD_REQUEST',
      message: faultCount === 1 ? 'The file has a fault.' : `The file has ${faultCount} faults.`,
    })
    this.found = { faults, faultCount }
  }
}
