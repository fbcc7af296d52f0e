import { groupBy } from '../shared/group-by.ts'
import { keyplaysPerCard } from '../shared/vocabulary.ts'
import { type Appearance, type PlayerHistory, pointsPerSeries, seriesOf } from './keyplay-history.ts'

/** How many of a player's last phases the form shows. */
const phasesOfForm = 5

/** How often a player did a keyplay in a phase; `phase` is its position in the list of phases, from 0. */
export type PhaseCount = { playerId: number; phase: number; keyplayId: number; count: number }
type PricedKeyplay = { id: number; points: number }

/** The ids of the keyplays that brought a player most per series, as many as a card can have. */
const bestOf = ({ keyplays }: PlayerHistory, priceOf: ReadonlyMap<number, number>): number[] =>
  keyplays
    .map(record => ({
      id: record.keyplayId,
      points: pointsPerSeries(record, priceOf.get(record.keyplayId) ?? 0),
    }))
    .toSorted((a, b) => b.points - a.points || a.id - b.id)
    .slice(0, keyplaysPerCard)
    .map(({ id }) => id)

/**
 * Returns what the three keyplays that brought a player most so far brought per series in each of the player's last five phases, in
 * whole points, the newest last (rulebook 7.20). `appearances` are the player's own, in the order of the phases, and so are `counts`.
 *
 * @example
 * const keyplays = [{ keyplayId: 1, count: 30, series: 2 }]
 * const appearances = [0, 1].map(phase => ({ playerId: 7, phase, series: 1, maps: 3 }))
 * const counts = [{ playerId: 7, phase: 0, keyplayId: 1, count: 10 }, { playerId: 7, phase: 1, keyplayId: 1, count: 20 }]
 * formOf({ playerId: 7, series: 2, maps: 6, keyplays }, appearances, counts, [{ id: 1, points: 4 }]) // [40, 80]
 */
export const formOf = (
  history: PlayerHistory,
  appearances: readonly Appearance[],
  counts: readonly PhaseCount[],
  keyplays: readonly PricedKeyplay[],
): number[] => {
  const priceOf = new Map(keyplays.map(({ id, points }) => [id, points]))
  const best = new Set(bestOf(history, priceOf))
  const countsIn = groupBy(
    counts.filter(({ keyplayId }) => best.has(keyplayId)),
    ({ phase }) => phase,
  )
  return appearances.slice(-phasesOfForm).map(appearance => {
    const done = countsIn.get(appearance.phase) ?? []
    const points = done.map(({ keyplayId, count }) => count * (priceOf.get(keyplayId) ?? 0))
    return Math.round(points.reduce((sum, each) => sum + each, 0) / seriesOf(appearance))
  })
}
