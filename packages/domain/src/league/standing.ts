/** A row with its numbers in the order in which they decide, the highest first. */
type Ranked<Row> = Row & { rank: number; decidedBy: number | null }

/**
 * Ranks rows by lists of numbers, the first that differs decides; equal rows share a rank and are listed by username, ignoring
 * case (rulebook 19.11). `decidedBy` is the index of the number that sets a row apart from the nearest one with equal points:
 * null for a row without such a neighbour, the number of numbers for a shared rank.
 */
export const rankBy = <Row extends { username: string }>(
  rows: readonly Row[],
  numbersOf: (row: Row) => readonly number[],
): Ranked<Row>[] => {
  const sorted = rows
    .map(row => ({ row, numbers: numbersOf(row), name: row.username.toLowerCase() }))
    .sort((a, b) => difference(a.numbers, b.numbers) || Number(a.name > b.name) - Number(a.name < b.name))
  let rank = 0
  return sorted.map(({ row, numbers }, at) => {
    const [above, below] = [sorted[at - 1]?.numbers, sorted[at + 1]?.numbers]
    if (!above || difference(above, numbers) !== 0) rank = at + 1
    const near = [above, below].filter(each => each !== undefined).filter(each => each[0] === numbers[0])
    const decidedBy = near.length === 0 ? null : Math.max(...near.map(each => firstDifference(each, numbers)))
    return { ...row, rank, decidedBy }
  })
}

const firstDifference = (a: readonly number[], b: readonly number[]): number => {
  const found = a.findIndex((number, at) => number !== b[at])
  return found < 0 ? a.length : found
}

/** Negative if `a` comes first. */
const difference = (a: readonly number[], b: readonly number[]): number => {
  const at = firstDifference(a, b)
  return (b[at] ?? 0) - (a[at] ?? 0)
}
