import {
  type FixtureTieBreak,
  headToHeadTable,
  leagueTables,
  type RoundOfLeague,
  roundOrder,
  type TableMode,
  type TieBreak,
  toHundredths,
} from '@game/domain'
import { formRounds, writeForm } from '../state/form.ts'
import type { LoadedLeague } from '../state/load-leagues.ts'
import { playHeadToHead } from '../state/play.ts'
import { countTableRounds, qualifyingRows } from '../state/qualifying.ts'
import { type MemberScore, type ScoredRound, scoresOf } from '../state/scores.ts'
import { countsIn, type Stay } from '../state/stays.ts'

/** A member's entry of a round as it is stored: hundredths, halves of rounds won; null for what the format does not have. */
export type Entry = {
  userId: number
  score: number | null
  cards: number
  bestCard: number
  rank: number | null
  points: number
  played: number
  tieBreak: number
  halfWins: number
  bestRound: number
  won: number
  drawn: number
  lost: number
  scored: number
  previousRank: number | null
  /** As `writeForm` writes it. */
  form: string
}

/** The scores of a round and the table after it, in its order; and the members still there in the order of the round. */
export type RoundRow = {
  leagueId: number
  round: RoundOfLeague
  entries: Entry[]
  order: { userId: number; score: number | null }[]
}

/** What decides among equal points, as numbers of the database; 0 for nothing. */
export const tieBreaks: readonly (TieBreak | FixtureTieBreak | null)[] = [
  null,
  'roundsWon',
  'bestRound',
  'scored',
  'meetings',
  'shared',
]

type Standing = Pick<Entry, 'rank' | 'points' | 'played' | 'tieBreak'> & Partial<Entry> & { userId: number }

/** Makes the rows of the rounds from the one at `from` on; `scored` has all that have locked. */
export function roundRows(
  league: LoadedLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
  from = 0,
): RoundRow[] {
  const first = Math.max(0, from - 1)
  const tables = tablesFrom(league, stays, scored, first)
  const present = new Set(stays.filter(({ leftAt }) => leftAt === null).map(({ userId }) => userId))
  const byRound = scored.map(({ scores }) => new Map(scores.map(score => [score.userId, score])))
  return scored.slice(from).map(({ round, scores }, n) => {
    const at = from + n
    const recent = byRound.slice(Math.max(0, at + 1 - formRounds), at + 1)
    const standings = tables[at - first] ?? []
    const before = new Map(tables[at - first - 1]?.map(({ userId, rank }) => [userId, rank]))
    const placed = new Set(standings.map(({ userId }) => userId))
    // Members who have left are in no table, but their fixtures and ties stand.
    const others = scores.filter(({ userId }) => !placed.has(userId))
    const entryOf = (standing: Standing): Entry => {
      const {
        score = 0,
        hasDeck = false,
        cardsWithPoints = 0,
        bestCard = 0,
      } = byRound[at]?.get(standing.userId) ?? {}
      return {
        ...none,
        ...standing,
        score: hasDeck ? toHundredths(score) : null,
        cards: cardsWithPoints,
        bestCard: toHundredths(bestCard),
        previousRank: before.get(standing.userId) ?? null,
        form: formOf(recent, standing.userId),
      }
    }
    const unplaced = others.map(({ userId }) => entryOf({ ...none, userId }))
    const entries = [...standings.map(entryOf), ...unplaced]
    return { leagueId: league.id, round, entries, order: orderOf(entries, present) }
  })
}

/** The order of a round, where equal members stand as in the table (rulebook 19.36). */
function orderOf(entries: readonly Entry[], present: ReadonlySet<number>): RoundRow['order'] {
  const scoreOf = new Map(entries.map(({ userId, score }) => [userId, score]))
  const round = entries
    .filter(({ userId }) => present.has(userId))
    .map(({ userId, score }) => ({ userId, score: score ?? 0, hasDeck: score !== null }))
  return roundOrder(round).map(userId => ({ userId, score: scoreOf.get(userId) ?? null }))
}

const formOf = (rounds: readonly ReadonlyMap<number, MemberScore>[], userId: number): string =>
  writeForm(
    rounds.map(scores => {
      const found = scores.get(userId)
      return found?.hasDeck === false ? null : found?.score
    }),
  )

const none = {
  rank: null,
  points: 0,
  played: 0,
  tieBreak: 0,
  halfWins: 0,
  bestRound: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  previousRank: null,
  form: '.',
}

/** Returns the tables after the rounds from the one at `first` on, each in its order; of a cup only that of its qualifying round (rulebook 19.39). */
function tablesFrom(
  league: LoadedLeague,
  stays: readonly Stay[],
  scored: readonly ScoredRound[],
  first: number,
): Standing[][] {
  const present = stays.filter(({ leftAt }) => leftAt === null)
  const fromOf = (stay: Stay) => {
    const found = scored.findIndex(({ round }) => countsIn(stay, round))
    return found < 0 ? scored.length : found
  }
  const members = present.map(stay => ({ ...stay, from: fromOf(stay) }))
  if (league.format === 'table')
    return leagueTables(members, scoresOf(scored), modeOf(league), first).map(tableOf)
  if (league.format === 'cup')
    return scored
      .slice(first, countTableRounds(league))
      .map(each => tableOf(qualifyingRows(league, present, each)))
  const { played } = playHeadToHead(league, stays, scored)
  return played.slice(first).map((_, at) => {
    const counting = members.filter(({ from }) => from <= first + at)
    return fixtureTableOf(headToHeadTable(counting, played.slice(0, first + at + 1)))
  })
}

const modeOf = ({ mode, best }: Pick<LoadedLeague, 'mode' | 'best'>): TableMode =>
  mode === 'best' ? { mode, best: best ?? 1 } : { mode: mode ?? 'sum' }

const tableOf = (rows: ReturnType<typeof leagueTables>[number]): Standing[] =>
  rows.map(({ userId, rank, points, played, roundsWon, bestRound, tieBreak }) => ({
    userId,
    rank,
    points: toHundredths(points),
    played,
    tieBreak: tieBreaks.indexOf(tieBreak),
    halfWins: 2 * roundsWon,
    bestRound: toHundredths(bestRound),
  }))

const fixtureTableOf = (rows: ReturnType<typeof headToHeadTable>): Standing[] =>
  rows.map(({ userId, rank, points, played, won, drawn, lost, scored, tieBreak }) => ({
    userId,
    rank,
    points: 100 * points,
    played,
    tieBreak: tieBreaks.indexOf(tieBreak),
    won,
    drawn,
    lost,
    scored: toHundredths(scored),
  }))
