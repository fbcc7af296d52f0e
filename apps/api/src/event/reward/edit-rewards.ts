import { checkRevision } from '@game/domain'
import { z } from 'zod'
import { adminProcedure } from '../../call/trpc.ts'
import { answer } from '../../contract/answer.ts'
import { notFound, unwrap } from '../../contract/refusal.ts'
import { done, id } from '../../contract/shapes.ts'
import { editEvent } from '../edit/edit-event.ts'
import { createdAnswer, expectedRevision } from '../edit/inputs.ts'
import { checkRewardInput, rewardInput, rewardReferences } from './reward-input.ts'
import {
  deleteReward,
  findEventOfReward,
  findReward,
  insertReward,
  updateRewardRow,
} from './reward-queries.ts'

/**
 * Adds a reward for ranks or a percentage of the ranking, granted when the event is completed (rulebook 9.9). Refuses
 * REWARD_INCOMPLETE.
 */
export const addEventReward = adminProcedure
  .input(z.strictObject(rewardInput))
  .output(answer(createdAnswer))
  .mutation(async ({ ctx, input }) => {
    const { eventId } = input
    const reward = checkRewardInput(input)
    const editing = { call: 'add-event-reward', eventId, references: { reward: rewardReferences(input) } }
    const { after } = await editEvent(ctx, editing, async ({ trx }) => ({
      before: null,
      after: await insertReward(trx, eventId, reward),
    }))
    return { success: true, id: after.id }
  })

/** Replaces the whole reward; `revision` is the event's. Refuses STALE, REWARD_INCOMPLETE. */
export const updateEventReward = adminProcedure
  .input(z.strictObject({ id, ...rewardInput, revision: expectedRevision }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const reward = checkRewardInput(input)
    const editing = { call: 'update-event-reward', eventId, references: { reward: rewardReferences(input) } }
    await editEvent(ctx, editing, async ({ trx, event }) => {
      unwrap(checkRevision(event.revision, input.revision))
      const before = (await findReward(trx, eventId, id)) ?? notFound('Reward')
      return { before, after: await updateRewardRow(trx, id, reward) }
    })
    return { success: true }
  })

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
