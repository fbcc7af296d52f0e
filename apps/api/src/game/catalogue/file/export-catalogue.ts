import { catalogueCsv, catalogueFileKinds } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { count, csv } from '../../../ground/contract/fields.ts'
import { readStoredRecords } from './stored-records.ts'

/** Answers all players or teams as a CSV file that `import-catalogue` reads unchanged (rulebook 11.26). */
export const exportCatalogue = adminProcedure
  .input(z.strictObject({ kind: z.enum(catalogueFileKinds).describe('The kind of the records.') }))
  .output(answer(z.object({ csv, count })))
  .query(async ({ ctx: { db }, input: { kind } }) => {
    const { records } = await readStoredRecords(db, kind)
    return { csv: catalogueCsv(kind, [...records.values()]), count: records.size }
  })
