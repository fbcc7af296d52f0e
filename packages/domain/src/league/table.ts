import { fromHundredths, productOver, toHundredths } from '../shared/hundredths.ts'
import { indexRound, type LeagueRound, type RoundScore, scoreIn } from './round.ts'
import { rankBy } from './standing.ts'

/** How a table counts (rulebook 19.10): all rounds, the best `best` of them, or points by place. */
export type TableMode = { mode: 'sum' } | { mode: 'best'; best: number } | { mode: 'places' }

/** A member of a league; `from` is the first round that counts, from 0 (rulebook 19.6). */
export type LeagueMember = { userId: number; username: string; from: number }

/** What separates members with equal points; `shared` if nothing does (rulebook 19.11). */
export type TieBreak = 'roundsWon' | 'bestRound' | 'shared'

/** A member's row of a table. */
export type LeagueTableRow = {
  userId: number
  username: string
  rank: number
  points: number
  /** In how many rounds the member held a card. */
  played: number
  /** A round that several won counts half for each. */
  roundsWon: number
  bestRound: number
  /** Why the row stands where it stands among those with equal points; null if no other row has them. */
  tieBreak: TieBreak | null
}

/** Points by place in a round, from the first (rulebook 19.10). */
export const placePoints: readonly number[] = Object.freeze([10, 8, 6, 5, 4, 3, 2, 1])

/**
 * Returns the table of a league after the given rounds (rulebook 19.10, 19.11). Time of saving never decides.
 */
export const leagueTable = (
  members: readonly LeagueMember[],
  rounds: readonly LeagueRound[],
  mode: TableMode = { mode: 'sum' },
): LeagueTableRow[] => tableOf(members, resultsOf(members, rounds, mode), mode)

/**
 * Returns the tables after each round from the one at `first` on, counted from 0, each with the members for whom a round has counted by then
 * (rulebook 19.6, 19.10, 19.11).
 */
export const leagueTables = (
  members: readonly LeagueMember[],
  rounds: readonly LeagueRound[],
  mode: TableMode = { mode: 'sum' },
  first = 0,
): LeagueTableRow[][] => {
  const results = resultsOf(members, rounds, mode)
  return rounds.slice(first).map((_, at) => {
    const counting = members.filter(({ from }) => from <= first + at)
    return tableOf(counting, results.slice(0, first + at + 1), mode)
  })
}

type Results = readonly ReadonlyMap<number, Result>[]

const resultsOf = (
  members: readonly LeagueMember[],
  rounds: readonly LeagueRound[],
  mode: TableMode,
): Results => rounds.map((round, at) => roundResults(members, round, at, mode))

function tableOf(members: readonly LeagueMember[], results: Results, mode: TableMode): LeagueTableRow[] {
  const rows = members.map(({ userId, username }) => {
    const own = results.flatMap(each => each.get(userId) ?? [])
    return {
      userId,
      username,
      points: pointsOf(own, mode),
      played: own.filter(({ hasDeck }) => hasDeck).length,
      roundsWon: own.reduce((all, { won }) => all + won, 0),
      bestRound: Math.max(0, ...own.map(({ score }) => score)),
    }
  })
  const breaks: (TieBreak | null)[] = [null, 'roundsWon', 'bestRound', 'shared']
  return rankBy(rows, ({ points, roundsWon, bestRound }) => [points, roundsWon, bestRound]).map(
    ({ decidedBy, ...row }) => ({
      ...row,
      tieBreak: decidedBy === null ? null : (breaks[decidedBy] ?? null),
    }),
  )
}

/** `placePoints` is 0 where points by place do not count. */
type Result = RoundScore & { won: number; placePoints: number }

/** The results of the members whom a round counts for. */
function roundResults(
  members: readonly LeagueMember[],
  round: LeagueRound,
  at: number,
  { mode }: TableMode,
): ReadonlyMap<number, Result> {
  const index = indexRound(round)
  const scores = members.filter(({ from }) => from <= at).map(({ userId }) => scoreIn(index, userId))
  const held = scores.filter(({ hasDeck }) => hasDeck).sort((a, b) => b.score - a.score)
  const places = placesByScore(held)
  const results = scores.map(score => {
    const { first, tied } = places.get(score.score) ?? { first: 0, tied: 0 }
    return {
      ...score,
      won: score.hasDeck && score.score > 0 && first === 0 ? (tied === 1 ? 1 : 0.5) : 0,
      placePoints: mode === 'places' && score.hasDeck ? meanOfPlaces(first, tied) : 0,
    }
  })
  return new Map(results.map(result => [result.userId, result]))
}

/** The first place of each score, from 0, and how many have it; `held` is sorted, the highest first. */
function placesByScore(held: readonly RoundScore[]): ReadonlyMap<number, { first: number; tied: number }> {
  const places = new Map<number, { first: number; tied: number }>()
  for (const [at, { score }] of held.entries()) {
    const { first, tied } = places.get(score) ?? { first: at, tied: 0 }
    places.set(score, { first, tied: tied + 1 })
  }
  return places
}

/** Those tied share the mean of their places, half up to two decimals. */
const meanOfPlaces = (first: number, tied: number): number => {
  const sum = placePoints.slice(first, first + tied).reduce((all, points) => all + points, 0)
  return fromHundredths(productOver([sum, 100], tied))
}

function pointsOf(results: readonly Result[], mode: TableMode): number {
  const hundredths = results.map(result =>
    toHundredths(mode.mode === 'places' ? result.placePoints : result.score),
  )
  const counted = mode.mode === 'best' ? hundredths.sort((a, b) => b - a).slice(0, mode.best) : hundredths
  return fromHundredths(counted.reduce((sum, each) => sum + each, 0))
}
