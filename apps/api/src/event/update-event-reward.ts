import { z } from 'zod'
import { answer } from '../answer.ts'
import { notFound } from '../refusal.ts'
import { done, id } from '../shapes.ts'
import { adminProcedure } from '../trpc.ts'
import { editEvent } from './edit-event.ts'
import { findReward, updateRewardRow } from './queries-reward.ts'
import { checkedReward, citedReward, rewardInput } from './reward-input.ts'

/** The whole reward anew. Refuses REWARD_INCOMPLETE. */
export const updateEventReward = adminProcedure
  .input(z.strictObject({ id, ...rewardInput }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const reward = checkedReward(input)
    const editing = { call: 'update-event-reward', eventId, cites: { reward: citedReward(input) } }
    await editEvent(ctx, editing, async ({ trx }) => {
      const before = (await findReward(trx, eventId, id)) ?? notFound('Reward')
      return { before, after: await updateRewardRow(trx, id, reward) }
    })
    return { success: true }
  })
