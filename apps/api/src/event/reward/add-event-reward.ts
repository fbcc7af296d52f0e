import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { made } from '../edit/inputs.ts'
import { editEvent } from '../edit/edit-event.ts'
import { insertReward } from './queries.ts'
import { checkedReward, citedReward, rewardInput } from './reward-input.ts'

/** A reward for ranks or a part of the ranking, granted when the event is completed. Refuses REWARD_INCOMPLETE. */
export const addEventReward = adminProcedure
  .input(z.strictObject(rewardInput))
  .output(answer(made))
  .mutation(async ({ ctx, input }) => {
    const { eventId } = input
    const reward = checkedReward(input)
    const editing = { call: 'add-event-reward', eventId, cites: { reward: citedReward(input) } }
    const { after } = await editEvent(ctx, editing, async ({ trx }) => ({
      before: null,
      after: await insertReward(trx, eventId, reward),
    }))
    return { success: true, id: after.id }
  })
