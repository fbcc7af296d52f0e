import { agreementOf } from './agreement.ts'
import { timeText } from './line/log-time.ts'
import type { Participant } from './line/participants.ts'
import type { LoggedKill, LoggedMap, LoggedPerson, LogSide, UncountedOfMap } from './line/server-log.ts'
import type { BombEnd } from './line/world-line.ts'
import { loggedStats, statsOfRound } from './logged-stats.ts'
import type { MatchLog } from './match/match-log.ts'
import { isPlayed } from './match/round-log.ts'

/** Returns the map as read from a match's log; empty if nothing counts yet. `ignores` tells people who are never alive. */
export const loggedMap = (
  match: MatchLog,
  ignores: (steamId: string) => boolean,
): Omit<LoggedMap, 'number'>[] => {
  if (!match.begun || (match.state !== 'running' && !match.rounds.some(isPlayed))) return []
  const { map, state, score, teams, roundsPlayed, restored, gaps } = match
  const first = match.rounds[0]
  return [
    {
      map,
      state,
      score: { ...score },
      teams: { ...teams },
      rounds: match.rounds.map(round => ({
        number: round.number,
        ended: round.ended,
        winner: round.winner,
        startedAt: timeText(round.startedAt),
        stats: statsOfRound(match, round, ignores),
      })),
      roundsPlayed,
      restored: [...restored],
      startedAt: first ? timeText(first.startedAt) : '',
      arrivedAt: first?.arrivedAt ?? null,
      liveAt: match.live?.arrivedAt ?? null,
      people: peopleOf(match),
      kills: killsOf(match),
      stats: loggedStats(match, ignores),
      agreement: agreementOf(match),
      uncounted: uncountedOf(match),
      holes: [...gaps],
    },
  ]
}

/** Returns the kills that count, each with the number of its round. */
export const killsOf = ({ rounds }: Pick<MatchLog, 'rounds'>): LoggedKill[] =>
  rounds.flatMap(({ number, kills }) => kills.map(kill => ({ ...kill, round: number })))

/** Returns the people who were on a side in a round, with their newest side. */
export const peopleOf = ({ rounds, teams }: Pick<MatchLog, 'rounds' | 'teams'>): LoggedPerson[] => {
  const sides = new Map<Participant, LogSide>(rounds.flatMap(round => Array.from(round.sides)))
  return Array.from(sides).flatMap(([{ steamId, name }, side]) =>
    steamId === '' ? [] : [{ steamId, name, side, team: teams[side] }],
  )
}

/** Returns what a match cannot count, and why (rulebook 14.13). */
const uncountedOf = (match: MatchLog): UncountedOfMap[] => {
  const ended = match.rounds.filter(round => round.ended).length
  const hasKills = match.rounds.some(round => round.kills.length > 0)
  const uncounted: UncountedOfMap[] = []
  if (hasKills && !match.hasDamageLines)
    uncounted.push({ keyplayId: 15, reason: 'NO_DAMAGE_LINES', wholly: true })
  if (ended > 1 && match.statistics.size === 0)
    uncounted.push({ keyplayId: 17, reason: 'NO_STATISTICS', wholly: true })
  else if (match.state === 'final') uncounted.push({ keyplayId: 17, reason: 'LAST_ROUND', wholly: false })
  uncounted.push(...uncountedOfBomb(match))
  if (hasKills && !match.hasDamageLines)
    uncounted.push({ keyplayId: 20, reason: 'NO_DAMAGE_LINES', wholly: true })
  return uncounted
}

/** Returns what some rounds that the bomb ended do not say: who planted it, who defused it (rulebook 14.13). */
export const uncountedOfBomb = ({ rounds }: Pick<MatchLog, 'rounds'>): UncountedOfMap[] => {
  const lacks = (ends: readonly BombEnd[], column: 'plants' | 'defuses'): boolean =>
    rounds.some(
      ({ bomb, sums }) => ends.includes(bomb) && !Array.from(sums.values()).some(own => own[column] > 0),
    )
  return [
    ...(lacks(['defused', 'exploded'], 'plants')
      ? [{ keyplayId: 18, reason: 'NO_PLANT_LINE' as const, wholly: false }]
      : []),
    ...(lacks(['defused'], 'defuses')
      ? [{ keyplayId: 19, reason: 'NO_DEFUSE_LINE' as const, wholly: false }]
      : []),
  ]
}
