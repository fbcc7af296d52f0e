/** 11 bits per pass. */
const radix = 2048

/** Sorts places by their scores, highest first; places with the same score keep their order. */
export function orderByScore(places: Int32Array, scores: Float64Array): Int32Array {
  let sorted = Int32Array.from(places)
  let next = new Int32Array(places.length)
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  for (let shift = 1; shift <= highest; shift *= radix) {
    const digit = (place: number) => radix - 1 - (Math.floor((scores[place] as number) / shift) % radix)
    const starts = startsOf(sorted, digit)
    for (const place of sorted) {
      const at = digit(place)
      next[starts[at] as number] = place
      starts[at] = (starts[at] as number) + 1
    }
    ;[sorted, next] = [next, sorted]
  }
  return sorted
}

/** Returns the index at which the places with each digit begin. */
function startsOf(places: Int32Array, digit: (place: number) => number): Int32Array {
  const starts = new Int32Array(radix + 1)
  for (const place of places) {
    const after = digit(place) + 1
    starts[after] = (starts[after] as number) + 1
  }
  for (let at = 1; at <= radix; at++) starts[at] = (starts[at] as number) + (starts[at - 1] as number)
  return starts
}

/** Ranks sorted places by rulebook 9.2: 1, 2, 2, 4. Returns the rank of each place. */
export function ranksOf(sorted: Int32Array, scores: Float64Array): Int32Array {
  const ranks = new Int32Array(sorted.length)
  let [rank, before] = [0, Number.NaN]
  for (const [at, place] of sorted.entries()) {
    const score = scores[place] as number
    if (score !== before) rank = at + 1
    before = score
    ranks[place] = rank
  }
  return ranks
}
