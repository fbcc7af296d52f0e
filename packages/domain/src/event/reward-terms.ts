import { accept, type Result, refuse } from '../shared/result.ts'
import { type RewardType, rewardType } from '../shared/vocabulary.ts'
import type { Unfilled } from './match.ts'

/**
 * The terms of an event reward: `amount` of a reward for ranks `from`..`to` (`position`), or for the part of the ranking
 * from `from` % to `to` % (`percent`) (rulebook 9.10, 9.11).
 */
export type RewardTerms = { rewardId: number; amount: number; from: number; to: number; type: RewardType }
/** The terms as their dialog has them: any field can still be missing. */
export type RewardFields = Unfilled<Omit<RewardTerms, 'type'>> & { type: number | null }

const areRanks = (from: number, to: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to

const arePercents = (from: number, to: number): boolean => 0 <= from && from < to && to <= 100

/**
 * Checks the terms of an event reward: no field is missing, ranks are whole numbers and percents at most 100, and `from` is
 * not beyond `to`. `from` can be 0; for ranks this means the first (rulebook 9.10, 11.8). Refuses REWARD_INCOMPLETE.
 */
export const checkRewardTerms = ({ rewardId, amount, from, to, type }: RewardFields): Result<RewardTerms> => {
  if (!rewardId || !amount || from === null || !to) return refuse('REWARD_INCOMPLETE')
  const reward = { rewardId, amount, from, to }
  if (type === rewardType.position && areRanks(from, to)) return accept({ ...reward, type })
  if (type === rewardType.percent && arePercents(from, to)) return accept({ ...reward, type })
  return refuse('REWARD_INCOMPLETE')
}

/** The range of ranks or percents that gets a reward. */
export type RewardRange = Pick<RewardTerms, 'from' | 'to' | 'type'>

/**
 * Proposes the range of the next reward of an event: after positions the next rank (1 if there are no rewards yet), after a
 * percentage the next part of the same width, up to 100 (rulebook 11.35). `ranges` are in the order in which they were
 * created.
 *
 * @example
 * nextRewardRange([{ from: 1, to: 3, type: 1 }]) // { from: 4, to: 4, type: 1 }
 */
export const nextRewardRange = (ranges: readonly RewardRange[]): RewardRange => {
  const last = ranges.at(-1)
  if (last?.type === rewardType.percent && last.to < 100)
    return { from: last.to, to: Math.min(100, last.to + last.to - last.from), type: rewardType.percent }
  const ranks = ranges.filter(({ type }) => type === rewardType.position).map(({ to }) => to)
  const next = Math.max(0, ...ranks) + 1
  return { from: next, to: next, type: rewardType.position }
}
