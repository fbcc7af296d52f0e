import type { RewardTerms } from '../event/event-config.ts'
import { toHundredths } from '../shared/hundredths.ts'
import { rewardType } from '../shared/vocabulary.ts'

export type UserScore = { userId: number; username: string; score: number }
export type Standing = UserScore & { rank: number }

const byCodePoint = (a: string, b: string): number => Number(a > b) - Number(a < b)

const byScoreThenName = (a: UserScore, b: UserScore): number =>
  toHundredths(b.score) - toHundredths(a.score) ||
  byCodePoint(a.username.toLowerCase(), b.username.toLowerCase())

/**
 * Standard competition ranking (1, 2, 2, 4), ties listed by username without regard to case (rules.md 7). For a clan's
 * ranking give the clan's members only; a search filters the outcome, so that its ranks stay.
 */
export const ranking = (standings: readonly UserScore[]): Standing[] => {
  const ranked: Standing[] = []
  for (const standing of standings.toSorted(byScoreThenName)) {
    const before = ranked.at(-1)
    const tied = before !== undefined && toHundredths(before.score) === toHundredths(standing.score)
    ranked.push({ ...standing, rank: tied ? before.rank : ranked.length + 1 })
  }
  return ranked
}

/** A reward of an event: ranks from..to for `position`, the part of the ranking from..to % for `percent`. */
export type EventReward = RewardTerms & { id: number }

export type RewardGrant = { userId: number; eventRewardId: number; rewardId: number; amount: number }

const isRewarded = ({ type, from, to }: RewardTerms, rank: number, participants: number): boolean => {
  if (type === rewardType.position) return from <= rank && rank <= to
  const place = 10_000 * (rank - 1)
  return toHundredths(from) * participants <= place && place < toHundredths(to) * participants
}

/**
 * Who gets what when an event is marked completed: `position` from..to inclusive, `percent` from <= 100 x (rank - 1) /
 * participants < to; each of those tied gets the full amount (rules.md 7).
 */
export const grantsOf = (ranked: readonly Standing[], rewards: readonly EventReward[]): RewardGrant[] =>
  rewards.flatMap(reward =>
    ranked
      .filter(({ rank }) => isRewarded(reward, rank, ranked.length))
      .map(({ userId }) => ({
        userId,
        eventRewardId: reward.id,
        rewardId: reward.rewardId,
        amount: reward.amount,
      })),
  )
