/** How often a player did a keyplay in a phase; never 0 (rulebook 8.7). */
export type ScoreFileCount = { phase: number; steamId: string; keyplayId: number; count: number }

const byPlace = (a: ScoreFileCount, b: ScoreFileCount): number =>
  a.phase - b.phase ||
  (a.steamId < b.steamId ? -1 : Number(a.steamId > b.steamId)) ||
  a.keyplayId - b.keyplayId

/** Sorts counts by phase, SteamID and keyplay. */
export const sortCounts = (counts: readonly ScoreFileCount[]): ScoreFileCount[] => counts.toSorted(byPlace)

const playerSpan = 65_536

/** Sums counts of players, whose numbers fit into sixteen bits. */
export type Tally = {
  add(phaseIndex: number, player: number, keyplayId: number, count: number): void
  counts(steamIdOf: (player: number) => string): ScoreFileCount[]
}

/** Creates an empty tally. */
export const tally = (): Tally => {
  /** The sums by keyplay, by phase and player. */
  const sums = new Map<number, Map<number, number>>()
  return {
    add(phaseIndex, player, keyplayId, count) {
      if (count === 0) return
      const place = phaseIndex * playerSpan + player
      const ofPlayer = sums.get(place) ?? new Map<number, number>()
      ofPlayer.set(keyplayId, (ofPlayer.get(keyplayId) ?? 0) + count)
      sums.set(place, ofPlayer)
    },
    counts: steamIdOf =>
      Array.from(sums).flatMap(([place, ofPlayer]) =>
        Array.from(ofPlayer, ([keyplayId, count]) => ({
          phase: Math.floor(place / playerSpan),
          steamId: steamIdOf(place % playerSpan),
          keyplayId,
          count,
        })),
      ),
  }
}
