import type { RewardTerms } from '../event/reward-terms.ts'
import { toHundredths } from '../shared/hundredths.ts'
import { rewardType } from '../shared/vocabulary.ts'

/** A user's score of an event, in points. */
export type UserScore = { userId: number; username: string; score: number }
/** A row of a ranking; `rank` is from 1. */
export type Standing = UserScore & { rank: number }

const byCodePoint = (a: string, b: string): number => Number(a > b) - Number(a < b)

type Row = { user: UserScore; hundredths: number; name: string }

const byScoreThenName = (a: Row, b: Row): number => b.hundredths - a.hundredths || byCodePoint(a.name, b.name)

/**
 * Ranks users by score: 1, 2, 2, 4, ties sorted by username, ignoring case (rulebook 9.2, 9.3). For the ranking of a clan
 * pass its members only (rulebook 9.4); for a search filter the result, so that ranks stay the same (rulebook 9.5).
 *
 * @example
 * const anna = { userId: 1, username: 'anna', score: 1500 }
 * const bert = { userId: 2, username: 'bert', score: 1620.5 }
 * ranking([anna, bert]) // [{ ...bert, rank: 1 }, { ...anna, rank: 2 }]
 */
export const ranking = (scores: readonly UserScore[]): Standing[] => {
  const rows = scores
    .map(user => ({ user, hundredths: toHundredths(user.score), name: user.username.toLowerCase() }))
    .sort(byScoreThenName)
  let rank = 0
  return rows.map(({ user, hundredths }, place) => {
    if (rows[place - 1]?.hundredths !== hundredths) rank = place + 1
    return { ...user, rank }
  })
}

/** A reward of an event (rulebook 9.9). */
export type EventReward = RewardTerms & { id: number }

/** A reward that a user gets. */
export type RewardGrant = { userId: number; eventRewardId: number; rewardId: number; amount: number }

const isRewarded = ({ type, from, to }: RewardTerms, rank: number, participants: number): boolean => {
  if (type === rewardType.position) return from <= rank && rank <= to
  const place = 10_000 * (rank - 1)
  return toHundredths(from) * participants <= place && place < toHundredths(to) * participants
}

/**
 * Returns the rewards that users get when an event is marked completed: `position` from..to inclusive, `percent` from <= 100
 * x (rank - 1) / participants < to; tied users each get the full amount (rulebook 9.10, 9.11, 9.12). `standings` can be a
 * part of a ranking; `participants` is the number of rows of the whole ranking.
 */
export const grantsOf = (
  standings: readonly Pick<Standing, 'userId' | 'rank'>[],
  rewards: readonly EventReward[],
  participants: number = standings.length,
): RewardGrant[] =>
  rewards.flatMap(reward =>
    standings
      .filter(({ rank }) => isRewarded(reward, rank, participants))
      .map(({ userId }) => ({
        userId,
        eventRewardId: reward.id,
        rewardId: reward.rewardId,
        amount: reward.amount,
      })),
  )
