import { epochMs } from '../shared/time.ts'
import type { MatchStatus } from '../shared/vocabulary.ts'
import type { LineUp } from './line-up.ts'
import type { MatchMap } from './match.ts'

/** How far a match moves, in milliseconds, before users are notified: by more than 30 minutes (rulebook 18.8). */
export const matchMoveMs = 1_800_000

type DatedMatch = { date: string; status: MatchStatus }

/**
 * Whether users are notified of an edit of a match: it moves by more than 30 minutes, or its status changes (rulebook 18.8).
 *
 * @example
 * const match = { date: '2026-06-01T12:00:00Z', status: 'scheduled' as const }
 * isNotableMatchChange(match, { ...match, date: '2026-06-01T12:30:00Z' }) // false
 */
export const isNotableMatchChange = (before: DatedMatch, after: DatedMatch): boolean =>
  before.status !== after.status || Math.abs(epochMs(after.date) - epochMs(before.date)) > matchMoveMs

/** The teams of a match and its status. */
export type MatchTeams = { homeTeamId: number; awayTeamId: number; status: MatchStatus }

/**
 * Returns the players of a phase whose teams have matches in it, all of them void: their cards are VOID, and their keyplays give
 * nothing (rulebook 18.9). Players of a team without matches are not among them.
 *
 * @example
 * const lineUp = [{ teamId: 1, players: [7] }, { teamId: 2, players: [8] }]
 * voidPlayers(lineUp, [{ homeTeamId: 1, awayTeamId: 3, status: 'void' }]) // [7]
 */
export const voidPlayers = (lineUp: LineUp, matches: readonly MatchTeams[]): number[] =>
  lineUp
    .filter(({ teamId }) => {
      const own = matches.filter(match => match.homeTeamId === teamId || match.awayTeamId === teamId)
      return own.length > 0 && own.every(({ status }) => status === 'void')
    })
    .flatMap(({ players }) => players)

/** The teams of a match, its status, and its maps with the results that are known. */
export type SeriesMatch = {
  homeTeamId: number
  awayTeamId: number
  status?: string
  maps?: readonly Pick<MatchMap, 'homeScore' | 'awayScore'>[]
}

/**
 * Returns the matches of a team that are, were or will be played: not the void ones, and a forfeit only if a map of it was played
 * (rulebook 18.14).
 */
export const matchesOfTeam = <Match extends SeriesMatch>(
  matches: readonly Match[],
  teamId: number | undefined,
): Match[] =>
  matches.filter(
    ({ homeTeamId, awayTeamId, status, maps = [] }) =>
      (homeTeamId === teamId || awayTeamId === teamId) &&
      status !== 'void' &&
      (status !== 'forfeit' || matchResult(maps) !== null),
  )

/**
 * Returns the players of a phase whose teams play no match in it; nobody while it has no matches at all (rulebook 18.14).
 *
 * @example
 * const teams = [{ teamId: 1, players: [{ playerId: 7 }] }, { teamId: 2, players: [{ playerId: 8 }] }]
 * playersWithoutMatch({ teams, matches: [{ homeTeamId: 1, awayTeamId: 3, status: 'scheduled' }] }) // [8]
 */
export const playersWithoutMatch = ({
  teams,
  matches,
}: {
  teams: readonly { teamId: number; players: readonly { playerId: number }[] }[]
  matches: readonly SeriesMatch[]
}): number[] =>
  teams
    .filter(({ teamId }) => matches.length > 0 && matchesOfTeam(matches, teamId).length === 0)
    .flatMap(({ players }) => players.map(({ playerId }) => playerId))

/** The maps that each side has won. */
export type MatchResult = { home: number; away: number }

/** Counts the maps that each side has won; null if no map has a result (rulebook 18.11). A draw is won by neither. */
export const matchResult = (
  maps: readonly Pick<MatchMap, 'homeScore' | 'awayScore'>[],
): MatchResult | null => {
  const played = maps.flatMap(({ homeScore, awayScore }) =>
    homeScore === null || awayScore === null ? [] : [homeScore - awayScore],
  )
  if (played.length === 0) return null
  return {
    home: played.filter(lead => lead > 0).length,
    away: played.filter(lead => lead < 0).length,
  }
}
