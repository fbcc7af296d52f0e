/** How often a player did a keyplay in the phase, from its score files; a count that is not listed is 0 (rulebook 6.4). */
export type KeyplayCount = { playerId: number; keyplayId: number; count: number }

/** Counts by player and keyplay. */
export type CountIndex = ReadonlyMap<number, ReadonlyMap<number, number>>

/**
 * Indexes the counts of a phase by player and keyplay, once for all the decks that are scored with them; of two counts of
 * the same keyplay the first one applies (rulebook 6.4).
 *
 * @example
 * indexCounts([{ playerId: 7, keyplayId: 6, count: 12 }]).get(7)?.get(6) // 12
 */
export const indexCounts = (counts: readonly KeyplayCount[]): CountIndex => {
  const index = new Map<number, Map<number, number>>()
  for (const { playerId, keyplayId, count } of counts) {
    const ofPlayer = index.get(playerId)
    if (!ofPlayer) index.set(playerId, new Map([[keyplayId, count]]))
    else if (!ofPlayer.has(keyplayId)) ofPlayer.set(keyplayId, count)
  }
  return index
}

/** Returns the index of counts that are a list or already an index. */
export const toIndex = (counts: readonly KeyplayCount[] | CountIndex): CountIndex =>
  'get' in counts ? counts : indexCounts(counts)

/**
 * Returns the counts that count: those of players who are VOID in the phase give nothing (rulebook 18.9).
 *
 * @example
 * withoutVoid([{ playerId: 7, keyplayId: 6, count: 12 }], [7]) // []
 */
export const withoutVoid = <Count extends { playerId: number }>(
  counts: readonly Count[],
  voidPlayers: readonly number[],
): Count[] => counts.filter(({ playerId }) => !voidPlayers.includes(playerId))
