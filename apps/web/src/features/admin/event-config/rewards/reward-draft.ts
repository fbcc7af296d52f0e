import {
  checkRewardTerms,
  nextRewardRange,
  type RewardFields,
  type RewardRange,
  rewardType,
} from '@game/domain'
import { numberOf } from '../../form/numbers-and-dates.ts'
import type { EventReward } from '../event/configured-event.ts'

/** The typed values of a reward's row in the REWARD CREATOR. */
export type RewardDraft = {
  key: number
  reward: { value: number; label: string } | null
  amount: string
  type: number
  from: string
  to: string
}

/** Returns the row of a stored reward. */
export const draftOf = ({ id, rewardId, reward, amount, type, from, to }: EventReward): RewardDraft => ({
  key: id,
  reward: { value: rewardId, label: reward.name },
  amount: String(amount),
  type,
  from: String(from),
  to: String(to),
})

/** Reads a row; values that are not typed yet are null. */
export const fieldsOf = ({ reward, amount, type, from, to }: RewardDraft): RewardFields => ({
  rewardId: reward?.value ?? null,
  amount: numberOf(amount),
  from: numberOf(from),
  to: numberOf(to),
  type,
})

export type RewardField = 'reward' | 'amount' | 'from' | 'to'

/** Lists why a row cannot be saved, by field: a missing value, or an invalid range (rulebook 11.8). */
export function rewardFaults(row: RewardDraft): Partial<Record<RewardField, 'missing' | 'range'>> {
  const fields = fieldsOf(row)
  const { rewardId, amount, from, to } = fields
  if (rewardId && amount && from !== null && to)
    return checkRewardTerms(fields).ok ? {} : { from: 'range', to: 'range' }
  return {
    ...(!rewardId && { reward: 'missing' }),
    ...(!amount && { amount: 'missing' }),
    ...(from === null && { from: 'missing' }),
    ...(!to && { to: 'missing' }),
  }
}

const rangesOf = (rows: readonly RewardDraft[]): RewardRange[] =>
  rows.flatMap(row => {
    const { from, to, type } = fieldsOf(row)
    const known = Object.values(rewardType).find(each => each === type)
    return from === null || to === null || known === undefined ? [] : [{ from, to, type: known }]
  })

/** Proposes the next row after the event's rewards and the dialog's rows (rulebook 11.35). */
export function nextDraft(stored: readonly EventReward[], rows: readonly RewardDraft[]): RewardDraft {
  const { from, to, type } = nextRewardRange(rangesOf([...stored.map(draftOf), ...rows]))
  const key = Math.max(0, ...rows.map(row => row.key)) + 1
  return { key, reward: null, amount: '1', type, from: String(from), to: String(to) }
}
