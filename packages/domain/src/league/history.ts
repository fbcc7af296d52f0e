/** What a round of a league's history decided: who won, and who played without winning; null if that is everybody else. */
export type DecidedRound = { won: readonly number[]; others: readonly number[] | null }

/** The longest run of wins of a member. */
export type WinRun = { userId: number; wins: number }

/**
 * Returns the longest run of wins over rounds in order; of equal ones the one that was reached first, null if nobody has won. A round
 * that a member did not play does not end a run (rulebook 19.38).
 *
 * @example
 * longestRun([{ won: [7], others: null }, { won: [7], others: null }, { won: [9], others: null }]) // { userId: 7, wins: 2 }
 */
export const longestRun = (rounds: readonly DecidedRound[]): WinRun | null => {
  const runs = new Map<number, number>()
  let longest: WinRun | null = null
  for (const { won, others } of rounds) {
    const winners = new Set(won)
    for (const userId of others ?? [...runs.keys()]) if (!winners.has(userId)) runs.delete(userId)
    for (const userId of winners) {
      const wins = (runs.get(userId) ?? 0) + 1
      runs.set(userId, wins)
      if (wins > (longest?.wins ?? 0)) longest = { userId, wins }
    }
  }
  return longest
}

/** The scores of two members in a round in which both counted; null without a deck. */
export type SharedRound = { one: number | null; other: number | null }

/** Who of two had the better round; null if neither held a card (rulebook 19.8). */
export const betterRound = ({ one, other }: SharedRound): 'one' | 'other' | 'drawn' | null => {
  if (one === null || other === null) {
    if (one === other) return null
    return other === null ? 'one' : 'other'
  }
  if (one === other) return 'drawn'
  return one > other ? 'one' : 'other'
}
