import { catalogueCsv, catalogueFileKinds } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { readStoredRecords } from './stored-records.ts'

/** Answers all players or teams as a CSV file that `import-catalogue` reads unchanged (rulebook 11.26). */
export const exportCatalogue = adminProcedure
  .input(z.strictObject({ kind: z.enum(catalogueFileKinds) }))
  .output(answer(z.object({ csv: z.string(), count: z.int() })))
  .query(async ({ ctx: { db }, input: { kind } }) => {
    const { records } = await readStoredRecords(db, kind)
    return { csv: catalogueCsv(kind, [...records.values()]), count: records.size }
  })
