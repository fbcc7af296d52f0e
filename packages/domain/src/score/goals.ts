import { shareReaching } from '../event/past-scores.ts'
import { groupBy } from '../shared/group-by.ts'
import { frozen } from '../shared/value/frozen.ts'
import { deckSize, keyplaysPerCard } from '../shared/vocabulary.ts'
import type { KeyplayCount } from './count-index.ts'
import type { KeyplayPrice } from './frozen-deck.ts'

/** Goals of a phase, each in points, by the share of decks that reach them, and the curve behind them (rulebook 11.50). */
export type GoalProposal = {
  half: number
  third: number
  tenth: number
  /** The share (0 to 1) of decks that reach so many points, from 0 to the points that none passes. */
  curve: { points: number; share: number }[]
}

/** How many decks are drawn from the counts of a phase. */
const drawnDecks = 1000
/** From how many keyplays cards get theirs: those that brought the players of the phase most. */
const commonKeyplays = 10
const curveSteps = 20

/** Returns a source of numbers in [0, 1), always the same ones (mulberry32). */
const sameNumbers = (): (() => number) => {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

const drawFrom = (list: readonly number[], count: number, random: () => number): number[] => {
  const left = [...list]
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat()
}

const scoresOfPhase = (counts: readonly KeyplayCount[], prices: ReadonlyMap<number, number>): number[] => {
  const worth = new Map<string, number>()
  const sums = new Map<number, number>()
  for (const { playerId, keyplayId, count } of counts) {
    const points = (prices.get(keyplayId) ?? 0) * count
    worth.set(`${playerId} ${keyplayId}`, points)
    sums.set(keyplayId, (sums.get(keyplayId) ?? 0) + points)
  }
  const common = [...sums].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, commonKeyplays)
  const keyplays = common.map(([id]) => id)
  const players = [...groupBy(counts, ({ playerId }) => playerId).keys()].sort((a, b) => a - b)
  const random = sameNumbers()
  const deckScore = (): number =>
    drawFrom(players, deckSize, random)
      .flatMap(playerId =>
        drawFrom(keyplays, keyplaysPerCard, random).map(id => worth.get(`${playerId} ${id}`) ?? 0),
      )
      .reduce((sum, points) => sum + points, 0)
  return players.length === 0 ? [] : Array.from({ length: drawnDecks }, deckScore)
}

/**
 * Returns what decks that are chosen blindly would have scored with the counts of phases, in ascending order: five of the players who were counted, each with
 * three of the ten keyplays that brought most there, without perks, sleeve and multiplier. The same counts give the same scores (rulebook 11.50).
 */
export const blindScores = (
  phases: readonly (readonly KeyplayCount[])[],
  keyplays: readonly Pick<KeyplayPrice, 'id' | 'points'>[],
): number[] => {
  const prices = new Map(keyplays.map(({ id, points }) => [id, points]))
  return phases.flatMap(counts => scoresOfPhase(counts, prices)).sort((a, b) => a - b)
}

/** What decks scored in the two series of the demo, as `blindScores` of their counts; each number stands for a fortieth of the decks. */
export const demoScores: readonly number[] = frozen([
  845, 920, 976, 1021, 1050, 1081, 1104, 1132, 1166, 1188, 1207, 1228, 1250, 1270, 1290, 1311, 1332, 1352,
  1375, 1392, 1415, 1436, 1469, 1490, 1519, 1544, 1574, 1601, 1629, 1655, 1689, 1731, 1777, 1815, 1867, 1944,
  2002, 2098, 2248, 2863,
])

/** How many maps the series of the demo have on average: three and four. */
export const demoSeriesMaps = 3.5

/** Rounds to tens, and from 500 on to fifties. */
const roundGoal = (points: number): number => {
  const step = points < 500 ? 10 : 50
  return Math.round(points / step) * step
}

/**
 * Proposes goals for a phase from the scores of decks in ascending order, each of which stands for the same number of decks: about a half, a third and a
 * tenth of them reach the goal of that name. `mult` is the phase's multiplier (rulebook 11.50).
 *
 * @example
 * proposeGoals([800, 1000, 1200, 1400], 1.5).half // 1800
 */
export const proposeGoals = (scores: readonly number[], mult: number): GoalProposal => {
  const reached = scores.map(points => points * mult)
  const goal = (share: number): number =>
    roundGoal(reached[reached.length - Math.ceil(reached.length * share)] ?? 0)
  const top = Math.ceil((reached.at(-1) ?? 0) / curveSteps) * curveSteps
  const curve = Array.from({ length: curveSteps + 1 }, (_, step) => {
    const points = (top / curveSteps) * step
    return { points, share: shareReaching(reached, points) ?? 0 }
  })
  return { half: goal(1 / 2), third: goal(1 / 3), tenth: goal(1 / 10), curve }
}
