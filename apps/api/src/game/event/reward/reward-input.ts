import { checkRewardTerms } from '@game/domain'
import { z } from 'zod'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { id } from '../../../ground/contract/shapes.ts'
import { goal as amount } from '../edit/inputs.ts'
import type { RewardColumns } from './reward-queries.ts'

/** Fields may be missing: the domain says which are required (rulebook 11.8). */
export const rewardInput = {
  eventId: id,
  data: z.strictObject({
    rewardId: id.nullable().optional(),
    amount: amount.nullable().optional(),
    from: amount.nullable().optional(),
    to: amount.nullable().optional(),
    type: z.int().min(1).max(2).nullable().optional(),
  }),
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
