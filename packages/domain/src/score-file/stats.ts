/** What a player did on one map. Columns that a file lacks are 0; `adr` is undefined where damage and rounds are told. */
export type Stats = {
  rounds: number
  damage: number
  adr: number | undefined
  utilityDamage: number
  clutches: number
  mvps: number
  plants: number
  defuses: number
}

const utilityStep = 50
const dominance = 100

const dominates = ({ rounds, damage, adr }: Stats): boolean =>
  adr === undefined ? rounds > 0 && damage >= dominance * rounds : adr >= dominance

/** By keyplay id, how often a map's stats count it (keyplays.md 15 to 20). */
export const statsDetectors = {
  15: stats => Math.floor(stats.utilityDamage / utilityStep),
  16: stats => stats.clutches,
  17: stats => stats.mvps,
  18: stats => stats.plants,
  19: stats => stats.defuses,
  20: stats => Number(dominates(stats)),
} as const satisfies Record<number, (stats: Stats) => number>

const detectors = Object.entries<(stats: Stats) => number>(statsDetectors)

/** The keyplays of a player on a map. */
export const statsKeyplays = (stats: Stats): { keyplayId: number; count: number }[] =>
  detectors.map(([id, counts]) => ({ keyplayId: Number(id), count: counts(stats) }))
