import { sumCounts } from '../shared/sum-counts.ts'

/** By how much counts changed, by the key that names what is counted; none that stayed equal. */
export const changeOf = <Count extends { count: number }>(
  before: readonly Count[],
  after: readonly Count[],
  keyOf: (count: Count) => string,
): Count[] =>
  sumCounts([...after, ...before.map(each => ({ ...each, count: -each.count }))], keyOf).filter(
    ({ count }) => count !== 0,
  )

/**
 * Returns what each kill changes in the counts of its round: those of the kills up to it less those of the kills before it, so that a
 * fourth kill turns a triple kill into a quadruple kill. `kills` are in their order (rulebook 22.3).
 */
export const killMoments = <Kill, Count extends { count: number }>(
  kills: readonly Kill[],
  countsOf: (kills: Kill[]) => Count[],
  keyOf: (count: Count) => string,
): { kill: Kill; counts: Count[] }[] => {
  let before: Count[] = []
  return kills.map((kill, at) => {
    const after = countsOf(kills.slice(0, at + 1))
    const counts = changeOf(before, after, keyOf)
    before = after
    return { kill, counts }
  })
}
