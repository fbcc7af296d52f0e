import { accept, type Result, refuse } from '../shared/result.ts'
import { type RewardType, rewardType } from '../shared/vocabulary.ts'
import type { Unfilled } from './match.ts'

/**
 * The terms of an event reward: `amount` of a reward for ranks `from`..`to` (`position`), or for the part of the ranking
 * from `from` % to `to` % (`percent`) (rulebook 9.10, 9.11).
 */
export type RewardTerms = { rewardId: number; amount: number; from: number; to: number; type: RewardType }
/** The terms as their dialog holds them: anything may still be missing. */
export type RewardFields = Unfilled<Omit<RewardTerms, 'type'>> & { type: number | null }

const areRanks = (from: number, to: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && 1 <= from && from <= to

const arePercents = (from: number, to: number): boolean => 0 <= from && from < to && to <= 100

/**
 * Checks the terms of an event reward: all fields there (`from` may be 0 for percent), whole ranks from 1 or percents up to
 * 100, `from` not beyond `to` (rulebook 11.8). Refuses REWARD_INCOMPLETE.
 */
export const checkRewardTerms = ({ rewardId, amount, from, to, type }: RewardFields): Result<RewardTerms> => {
  if (!rewardId || !amount || from === null || !to) return refuse('REWARD_INCOMPLETE')
  const reward = { rewardId, amount, from, to }
  if (type === rewardType.position && areRanks(from, to)) return accept({ ...reward, type })
  if (type === rewardType.percent && arePercents(from, to)) return accept({ ...reward, type })
  return refuse('REWARD_INCOMPLETE')
}
