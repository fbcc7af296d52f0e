import { z } from 'zod'
import { organiserProcedure } from '../../ground/call/trpc.ts'
import { answer } from '../../ground/contract/answer.ts'
import { done, id } from '../../ground/contract/shapes.ts'
import { requestReading } from '../../ground/db/channels.ts'
import { editSource } from './edit-source.ts'
import { forgetReading } from './reading/chunk-queries.ts'

/** Requests that all chunks of a source are read again from the beginning (rulebook 15.8). */
export const rereadScoreSource = organiserProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    await editSource(ctx, { call: 'reread-score-source', id: input.id }, async (trx, { id, name }) => {
      await forgetReading(trx, id)
      await requestReading(trx, id)
      return { before: null, after: { id, name } }
    })
    return { success: true }
  })
