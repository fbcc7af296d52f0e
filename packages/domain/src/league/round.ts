import { fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import { epochMs } from '../shared/time.ts'

/** What a member reached in a round of a league: a phase or an event (rulebook 19.7). */
export type RoundScore = {
  userId: number
  /** In points; 0 without a deck. */
  score: number
  /** Whether the member held a card at the lock. */
  hasDeck: boolean
}

/** The scores of a round; a member who is missing has 0 and no deck. */
export type LeagueRound = readonly RoundScore[]

/** The scores of a round by user id. */
export type RoundIndex = ReadonlyMap<number, RoundScore>

export const indexRound = (round: LeagueRound): RoundIndex =>
  new Map(round.map(score => [score.userId, score]))

/** The score of a member in a round; 0 and no deck for who is missing. */
export const scoreIn = (round: RoundIndex, userId: number): RoundScore =>
  round.get(userId) ?? { userId, score: 0, hasDeck: false }

/**
 * Returns the index of the first round that counts for a member: the first whose lock lay ahead when they joined (rulebook
 * 19.6). `locks` are the first locks of the rounds, ISO instants in order.
 *
 * @example
 * firstRoundOf(['2026-06-02T12:00:00Z', '2026-06-05T12:00:00Z'], '2026-06-03T00:00:00Z') // 1
 */
export const firstRoundOf = (locks: readonly string[], joinedAt: string): number => {
  const found = locks.findIndex(lock => epochMs(joinedAt) < epochMs(lock))
  return found < 0 ? locks.length : found
}

/**
 * Returns the score of AVERAGE in a round: the mean of the members who held a card, the opponent aside, half up to two
 * decimals (rulebook 19.18). Without such a member it is 0 without a deck.
 */
export const averageOf = (
  members: readonly number[],
  round: RoundIndex,
  opponent: number | null,
): Omit<RoundScore, 'userId'> => {
  const held = members
    .filter(userId => userId !== opponent)
    .map(userId => scoreIn(round, userId))
    .filter(({ hasDeck }) => hasDeck)
  if (held.length === 0) return { score: 0, hasDeck: false }
  const sum = held.reduce((all, { score }) => all + toHundredths(score), 0)
  return { score: fromHundredths(productOver([sum], held.length)), hasDeck: true }
}
