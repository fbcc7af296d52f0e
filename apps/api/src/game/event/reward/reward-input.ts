import { checkRewardTerms } from '@game/domain'
import { z } from 'zod'
import { eventId, rewardId } from '../../../ground/contract/fields.ts'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { goal as amount } from '../edit/inputs.ts'
import type { RewardColumns } from './reward-queries.ts'

/** Fields may be missing: the domain says which are required (rulebook 11.8). */
export const rewardInput = {
  eventId,
  data: z
    .strictObject({
      rewardId: rewardId.nullable().optional(),
      amount: amount
        .nullable()
        .meta({ description: 'How much of the reward each gets.', example: 100 })
        .optional(),
      from: amount.nullable().describe('The first rank or percent.').optional(),
      to: amount.nullable().meta({ description: 'The last rank or percent.', example: 3 }).optional(),
      type: z.int().min(1).max(2).nullable().describe('1 for ranks, 2 for percents.').optional(),
    })
    .meta({ id: 'EventRewardInput' })
    .describe('The fields to save.'),
}
const body = z.object(rewardInput)

export const rewardReferences = ({ data }: z.infer<typeof body>): number[] =>
  data.rewardId ? [data.rewardId] : []

/** Checks a reward and returns its columns. Refuses REWARD_INCOMPLETE. */
export function checkRewardInput({ data }: z.infer<typeof body>): RewardColumns {
  const { rewardId = null, amount = null, from = null, to = null, type = null } = data
  const reward = unwrap(checkRewardTerms({ rewardId, amount, from, to, type }))
  return {
    reward_id: reward.rewardId,
    amount: reward.amount,
    from: reward.from,
    to: reward.to,
    type: reward.type,
  }
}
