import { z } from 'zod'
import { userProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { instant } from '../../../ground/contract/shapes.ts'
import { limitCalls } from '../../../ground/limit/limit-calls.ts'
import { readOwnData } from './export-queries.ts'

/** `data`: rows by kind, as they are stored. */
const output = z.object({
  exportedAt: instant.describe('When the copy was made.'),
  data: z
    .record(z.string(), z.array(z.record(z.string(), z.unknown())))
    .describe('All data stored about the user: rows by kind.'),
})

/** Answers everything that is stored about the user (rulebook 1.25). Refuses TOO_MANY_CALLS. */
export const exportData = userProcedure
  .input(z.strictObject({}))
  .output(answer(output))
  .query(async ({ ctx: { db, actor, limits } }) => {
    limitCalls(limits, 'export', actor.id)
    const data = await readOwnData(db, actor.id)
    return { exportedAt: new Date().toISOString(), data: data as z.infer<typeof output>['data'] }
  })
