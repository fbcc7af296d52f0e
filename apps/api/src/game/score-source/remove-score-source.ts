import { z } from 'zod'
import { organiserProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { editSource } from './edit-source.ts'
import { endToken } from './reading/source-queries.ts'

/** Ends the token of a source; its chunks stay and count as before (rulebook 15.3). */
export const removeScoreSource = organiserProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    await editSource(ctx, { call: 'remove-score-source', id: input.id }, async (trx, { id, name }) => {
      await endToken(trx, id)
      return { before: { id, name }, after: null }
    })
    return { success: true }
  })
