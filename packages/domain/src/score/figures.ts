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
