import { checkRevision } from '@game/domain'
import { z } from 'zod'
import { requireFound } from '../../../ground/call/require-right.ts'
import { configureProcedure, organiserProcedure } from '../../../ground/call/trpc.ts'
import { answer } from '../../../ground/contract/answer.ts'
import { notFound, refuse, unwrap } from '../../../ground/contract/refusal.ts'
import { done, id } from '../../../ground/contract/shapes.ts'
import type { Queryable } from '../../../ground/db/db.ts'
import { listHandedOut } from '../../score/rewards/winner-queries.ts'
import { type Edit, editEvent } from '../edit/edit-event.ts'
import { findEventKind } from '../edit/edit-queries.ts'
import { createdAnswer, expectedRevision } from '../edit/inputs.ts'
import { checkRewardInput, rewardInput, rewardReferences } from './reward-input.ts'
import {
  deleteReward,
  findEventOfReward,
  findReward,
  insertReward,
  type RewardColumns,
  updateRewardRow,
} from './reward-queries.ts'

/**
 * Adds a reward for ranks or a percentage of the ranking, granted when the event is completed (rulebook 9.9). Refuses
 * REWARD_INCOMPLETE, EVENT_REWARDS.
 */
export const addEventReward = configureProcedure
  .input(z.strictObject(rewardInput))
  .output(answer(createdAnswer))
  .mutation(async ({ ctx, input }) => {
    const { eventId } = input
    const reward = checkRewardInput(input)
    const editing = { call: 'add-event-reward', eventId, references: { reward: rewardReferences(input) } }
    const { after } = await editEvent(ctx, editing, async ({ trx }) => {
      if ((await findEventKind(trx, eventId)).private) refuse('EVENT_REWARDS')
      return { before: null, after: await insertReward(trx, eventId, reward) }
    })
    return { success: true, id: after.id }
  })

/**
 * Replaces the whole reward; `revision` is the event's. Refuses STALE, REWARD_INCOMPLETE, REWARD_HANDED_OUT for another reward in place
 * of one that has been handed out (rulebook 17.10).
 */
export const updateEventReward = configureProcedure
  .input(z.strictObject({ id, ...rewardInput, revision: expectedRevision }))
  .output(answer(done))
  .mutation(async ({ ctx, input }) => {
    const { id, eventId } = input
    const reward = checkRewardInput(input)
    const editing = { call: 'update-event-reward', eventId, references: { reward: rewardReferences(input) } }
    await editEvent(ctx, editing, async edit => {
      unwrap(checkRevision(edit.event.revision, input.revision))
      return changeReward(edit, id, reward)
    })
    return { success: true }
  })

/** Replaces a reward of an event. Refuses REWARD_HANDED_OUT. */
export async function changeReward({ trx, event }: Edit, id: number, reward: RewardColumns) {
  const before = (await findReward(trx, event.id, id)) ?? notFound('Reward')
  if (before.rewardId !== reward.reward_id) await refuseHandedOut(trx, event.id, id)
  return { before, after: await updateRewardRow(trx, id, reward) }
}

export const removeEventReward = organiserProcedure
  .input(z.strictObject({ id }))
  .output(answer(done))
  .mutation(async ({ ctx, input: { id } }) => {
    const { eventId } = requireFound(ctx.actor, await findEventOfReward(ctx.db, id), 'Reward')
    await editEvent(ctx, { call: 'remove-event-reward', eventId }, async ({ trx }) => {
      const before = (await findReward(trx, eventId, id)) ?? notFound('Reward')
      await refuseHandedOut(trx, eventId, id)
      await deleteReward(trx, id)
      return { before, after: null }
    })
    return { success: true }
  })

/** The marks say what has been handed out: they keep their reward. */
async function refuseHandedOut(trx: Queryable, eventId: number, rewardId: number): Promise<void> {
  const marks = (await listHandedOut(trx, eventId)).filter(each => each.eventRewardId === rewardId)
  const users = marks.reduce((sum, mark) => sum + mark.users, 0)
  if (users > 0) refuse('REWARD_HANDED_OUT', { users })
}
