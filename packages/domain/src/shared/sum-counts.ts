/**
 * Sums counts that have the same key: the counts of a phase and type are the sum over its maps (rulebook 16.1). The result is
 * in the order in which the keys first occur.
 *
 * @example
 * sumCounts([{ id: 1, count: 2 }, { id: 1, count: 3 }], ({ id }) => `${id}`) // [{ id: 1, count: 5 }]
 */
export const sumCounts = <Count extends { count: number }>(
  counts: Iterable<Count>,
  keyOf: (count: Count) => string,
): Count[] => {
  const sums = new Map<string, Count>()
  for (const each of counts) {
    const key = keyOf(each)
    const sum = sums.get(key)
    sums.set(key, sum ? { ...sum, count: sum.count + each.count } : each)
  }
  return Array.from(sums.values())
}
