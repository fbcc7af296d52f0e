import { checkRevision } from '@game/domain'
import { z } from 'zod'
import { answer } from '../../contract/answer.ts'
import { allow, notFound } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { adminProcedure } from '../../http/trpc.ts'
import { seen } from '../edit/inputs.ts'
import { editEvent } from '../edit/edit-event.ts'
import { findReward, updateRewardRow } from './queries.ts'
import { checkedReward, citedReward, rewardInput } from './reward-input.ts'

/** The whole reward anew; `revision` is the event's. Refuses STALE, REWARD_INCOMPLETE. */
export const updateEventReward = adminProcedure
  .input(z.strictObject({ id, ...rewardInput, revision: seen }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const reward = checkedReward(input)
    const editing = { call: 'update-event-reward', eventId, cites: { reward: citedReward(input) } }
    await editEvent(ctx, editing, async ({ trx, event }) => {
      allow(checkRevision(event.revision, input.revision))
      const before = (await findReward(trx, eventId, id)) ?? notFound('Reward')
      return { before, after: await updateRewardRow(trx, id, reward) }
    })
    return { success: true }
  })
