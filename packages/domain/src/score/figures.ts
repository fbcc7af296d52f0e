/** The number of decks or rows, and their average, best and top-tenth score (rulebook 9.22). */
export type Figures = { decks: number; average: number; best: number; topTenth: number }

/**
 * Calculates the figures of scores, all in whole hundredths; undefined if there are none (rulebook 9.22).
 *
 * @example
 * figuresOf([25200, 1200, 1200]) // { decks: 3, average: 9200, best: 25200, topTenth: 25200 }
 */
export const figuresOf = (scores: ArrayLike<number>): Figures | undefined => {
  const decks = scores.length
  if (decks === 0) return undefined
  const ascending = Float64Array.from(scores).sort()
  return {
    decks,
    average: averageOf(ascending),
    best: ascending[decks - 1] as number,
    topTenth: ascending[decks - Math.floor((decks + 9) / 10)] as number,
  }
}

/**
 * Lists the lowest score among the best 1, 2, … 100 percent of scores, which ascend; null for percents that are less than one score
 * (rulebook 27.2).
 *
 * @example
 * topScoresOf([1200, 1200, 25200])[33] // 25200
 */
export const topScoresOf = (ascending: ArrayLike<number>): (number | null)[] =>
  Array.from({ length: 100 }, (_, at) => {
    const best = Math.floor((ascending.length * (at + 1)) / 100)
    return best === 0 ? null : (ascending[ascending.length - best] as number)
  })

/**
 * Returns the smallest whole percent of the best scores among which a score is: its rank as a percent of their number, rounded up. Null
 * if that is not known (rulebook 27.2).
 *
 * @example
 * topPercentOf(topScoresOf([1200, 1200, 25200]), 25200) // 34
 */
export const topPercentOf = (topScores: readonly (number | null)[], score: number): number | null => {
  const at = topScores.findIndex(lowest => lowest !== null && score >= lowest)
  return at < 0 ? null : at + 1
}

/** Adds exactly, in parts that fit a double, and rounds half up. */
const averageOf = (scores: Float64Array): number => {
  let [whole, part] = [0n, 0]
  for (const score of scores) {
    if (part + score > Number.MAX_SAFE_INTEGER) {
      whole += BigInt(part)
      part = 0
    }
    part += score
  }
  const [twice, decks] = [2n * (whole + BigInt(part)), BigInt(scores.length)]
  return Number((twice + decks) / (2n * decks))
}
