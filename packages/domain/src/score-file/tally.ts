/** How often a player did a keyplay in a phase; never 0, which is what is not listed. */
export type ScoreFileCount = { phase: number; steamId: string; keyplayId: number; count: number }

const byPlace = (a: ScoreFileCount, b: ScoreFileCount): number =>
  a.phase - b.phase ||
  (a.steamId < b.steamId ? -1 : Number(a.steamId > b.steamId)) ||
  a.keyplayId - b.keyplayId

/** Counts as they are told: by phase, SteamID and keyplay. */
export const sortCounts = (counts: readonly ScoreFileCount[]): ScoreFileCount[] => counts.toSorted(byPlace)

const keyplaySpan = 32
const playerSpan = 65_536

/** Sums counts of keyplays 1..20 for numbered players. */
export type Tally = {
  add(phase: number, player: number, keyplayId: number, count: number): void
  counts(steamId: (player: number) => string): ScoreFileCount[]
}

export const tally = (): Tally => {
  const sums = new Map<number, number>()
  return {
    add(phase, player, keyplayId, count) {
      if (count === 0) return
      const place = (phase * playerSpan + player) * keyplaySpan + keyplayId
      sums.set(place, (sums.get(place) ?? 0) + count)
    },
    counts: steamId =>
      Array.from(sums, ([place, count]) => ({
        phase: Math.floor(place / keyplaySpan / playerSpan),
        steamId: steamId(Math.floor(place / keyplaySpan) % playerSpan),
        keyplayId: place % keyplaySpan,
        count,
      })),
  }
}
