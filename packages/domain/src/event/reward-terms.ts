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
  Number.isInteger(from) && Number.isInteger(to) && 0 <= from && from <= to

const arePercents = (from: number, to: number): boolean => 0 <= from && from < to && to <= 100

/**
 * Checks the terms of an event reward: all fields there (`from` may be 0, for ranks too: it means the first), whole ranks or
 * percents up to 100, `from` not beyond `to` (rulebook 9.10, 11.8). Refuses REWARD_INCOMPLETE.
 */
export const checkRewardTerms = ({ rewardId, amount, from, to, type }: RewardFields): Result<RewardTerms> => {
  if (!rewardId || !amount || from === null || !to) return refuse('REWARD_INCOMPLETE')
  const reward = { rewardId, amount, from, to }
  if (type === rewardType.position && areRanks(from, to)) return accept({ ...reward, type })
  if (type === rewardType.percent && arePercents(from, to)) return accept({ ...reward, type })
  return refuse('REWARD_INCOMPLETE')
}

/** Whom a reward is for: ranks or percents, from and to. */
export type RewardRange = Pick<RewardTerms, 'from' | 'to' | 'type'>

/**
 * Proposes whom the next reward of an event is for: of positions the rank after the last one, else 1; after a percentage
 * the equally wide part after it, up to 100 (rulebook 11.35). `ranges` are in the order of their making.
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
