import { agreementOf } from '../server-log/agreement.ts'
import type {
  ComparedColumn,
  LogAgreement,
  LoggedMap,
  LoggedStats,
  LogSide,
} from '../server-log/line/server-log.ts'
import type { Statistics } from '../server-log/line/statistics.ts'
import { killsOf, peopleOf, uncountedOfBomb } from '../server-log/logged-map.ts'
import { loggedStats } from '../server-log/logged-stats.ts'
import type { MatchLog } from '../server-log/match/match-log.ts'
import { isPlayed, type RoundLog } from '../server-log/match/round-log.ts'
import type { DemoMatch } from './demo-match.ts'

/** A map as it was read from demos; `rounds` lacks those that no demo has (rulebook 8.32). */
export type DemoMap = Omit<
  LoggedMap,
  'number' | 'startedAt' | 'arrivedAt' | 'liveAt' | 'holes' | 'uncounted'
> & {
  /** Keyplays that it cannot count; `wholly` is false if only some rounds are missing (rulebook 8.34). */
  uncounted: UncountedOfDemo[]
  hasTicks: true
}
type UncountedOfDemo = { keyplayId: number; wholly: boolean }

/** Returns the map as read of a match; empty if no round of it was played. Ignored people are never alive (rulebook 14.10). */
export const demoMap = (
  { log, names, hasUnnamed }: DemoMatch,
  ignores: (steamId: string) => boolean,
): DemoMap[] => {
  const rounds = log.rounds.filter(isPlayed)
  const last = rounds.at(-1)
  if (last === undefined) return []
  const match: MatchLog = { ...log, rounds, statistics: sinceFirst(log), teams: teamsOf(rounds, names) }
  return [
    {
      map: match.map,
      state: match.state,
      score: scoreOf(rounds),
      teams: match.teams,
      rounds: rounds.map(({ number, ended, winner }) => ({ number, ended, winner, startedAt: '' })),
      roundsPlayed: last.ended ? last.number : last.number - 1,
      restored: [...match.restored],
      people: peopleOf(match),
      kills: killsOf(match),
      stats: statsOf(match, ignores),
      agreement: demoAgreement(match),
      uncounted: uncountedOf(match, hasUnnamed),
      hasTicks: true,
    },
  ]
}

const otherSide = (side: LogSide): LogSide => (side === 'CT' ? 'TERRORIST' : 'CT')

/** Whether most of the people of a round are on the other side at the end. */
const isTurned = ({ sides }: RoundLog, rounds: readonly RoundLog[]): boolean => {
  const newest = new Map(rounds.flatMap(each => Array.from(each.sides)))
  const turned = Array.from(sides).filter(([person, side]) => newest.get(person) !== side)
  return turned.length * 2 > sides.size
}

/** Counts the rounds that were won by the teams that are on the two sides at the end. */
const scoreOf = (rounds: readonly RoundLog[]): Record<LogSide, number> => {
  const score = { CT: 0, TERRORIST: 0 }
  for (const round of rounds)
    if (round.winner) score[isTurned(round, rounds) ? otherSide(round.winner) : round.winner] += 1
  return score
}

/** Returns the names of the teams that are on the two sides at the end: those of the first round that has names. */
const teamsOf = (rounds: readonly RoundLog[], names: DemoMatch['names']): Record<LogSide, string> => {
  for (const round of rounds) {
    const named = names.get(round)
    if (!named?.CT && !named?.TERRORIST) continue
    return isTurned(round, rounds) ? { CT: named.TERRORIST, TERRORIST: named.CT } : { ...named }
  }
  return { CT: '', TERRORIST: '' }
}

/** The MVPs are those that the demo names, else those by which the server's totals rose. */
const statsOf = (match: MatchLog, ignores: (steamId: string) => boolean): LoggedStats[] => {
  const stats = loggedStats(match, ignores)
  if (!hasMvps(match)) return stats
  return stats.map(own => ({
    ...own,
    mvps: match.rounds.filter(({ mvp }) => mvp?.steamId === own.steamId).length,
  }))
}

const hasMvps = ({ rounds }: MatchLog): boolean => rounds.some(({ mvp }) => mvp !== null)

const columns: readonly ComparedColumn[] = ['kills', 'deaths', '3k', '4k', '5k', 'dmg', 'ud', 'mvp']

/** Compares what was read with the server's own totals, from the first round on whose start the demo has (rulebook 8.35). */
const demoAgreement = (match: MatchLog): LogAgreement => {
  const first = Math.min(...match.statistics.keys())
  const rounds = match.rounds.filter(({ number }) => number > first)
  const names = hasMvps(match) ? columns : columns.filter(column => column !== 'mvp')
  return agreementOf({ ...match, rounds }, names)
}

/** Returns the server's totals without those from before the first round whose start the demo has. */
const sinceFirst = ({ statistics }: MatchLog): Map<number, Statistics> => {
  const first = statistics.get(Math.min(...statistics.keys()))
  const less = (steamId: string, row: readonly (number | undefined)[]) =>
    row.map((value, at) => (value === undefined ? undefined : value - (first?.get(steamId)?.[at] ?? 0)))
  return new Map(
    Array.from(statistics, ([played, rows]) => [
      played,
      new Map(Array.from(rows, ([steamId, row]) => [steamId, less(steamId, row)])),
    ]),
  )
}

/** Returns what a demo cannot count (rulebook 8.34). */
const uncountedOf = (match: MatchLog, hasUnnamed: boolean): UncountedOfDemo[] => {
  const hasNoDamage = !match.hasDamageLines && match.rounds.some(({ kills }) => kills.length > 0)
  const hasNoMvps = !hasMvps(match) && match.statistics.size < 2
  return [
    ...(hasNoDamage ? [15, 20] : []).map(keyplayId => ({ keyplayId, wholly: true })),
    ...(hasUnnamed ? [{ keyplayId: 16, wholly: true }] : []),
    ...(hasNoMvps ? [{ keyplayId: 17, wholly: true }] : []),
    ...uncountedOfBomb(match).map(({ keyplayId }) => ({ keyplayId, wholly: false })),
  ]
}
