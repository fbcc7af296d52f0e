import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { notFound } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { editEvent } from '../edit/edit-event.ts'
import { deleteReward, findEventOfReward, findReward } from './queries.ts'

export const removeEventReward = adminProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id } }) => {
    const eventId = (await findEventOfReward(ctx.db, id)) ?? notFound('Reward')
    await editEvent(ctx, { call: 'remove-event-reward', eventId }, async ({ trx }) => {
      const before = (await findReward(trx, eventId, id)) ?? notFound('Reward')
      await deleteReward(trx, id)
      return { before, after: null }
    })
    return { success: true }
  })
