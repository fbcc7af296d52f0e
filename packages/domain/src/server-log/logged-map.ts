import { agreementOf } from './agreement.ts'
import { timeText } from './line/log-time.ts'
import type { BombEnd } from './line/world-line.ts'
import { loggedStats } from './logged-stats.ts'
import type { MatchLog } from './match/match-log.ts'
import { isPlayed } from './match/round-log.ts'
import type { Participant } from './participants.ts'
import type { LoggedMap, LoggedPerson, LogSide, UncountedOfMap } from './server-log.ts'

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
      rounds: match.rounds.map(({ number, ended, winner, startedAt }) => ({
        number,
        ended,
        winner,
        startedAt: timeText(startedAt),
      })),
      roundsPlayed,
      restored: [...restored],
      startedAt: first ? timeText(first.startedAt) : '',
      arrivedAt: first?.arrivedAt ?? null,
      people: peopleOf(match),
      kills: match.rounds.flatMap(({ number, kills }) => kills.map(kill => ({ ...kill, round: number }))),
      stats: loggedStats(match, ignores),
      agreement: agreementOf(match),
      uncounted: uncountedOf(match),
      holes: [...gaps],
    },
  ]
}

const peopleOf = ({ rounds, teams }: MatchLog): LoggedPerson[] => {
  const sides = new Map<Participant, LogSide>(rounds.flatMap(round => Array.from(round.sides)))
  return Array.from(sides).flatMap(([{ steamId, name }, side]) =>
    steamId === '' ? [] : [{ steamId, name, side, team: teams[side] }],
  )
}

/** Returns what a match cannot count, and why (rulebook 14.13). */
const uncountedOf = (match: MatchLog): UncountedOfMap[] => {
  const ended = match.rounds.filter(round => round.ended).length
  const hasKills = match.rounds.some(round => round.kills.length > 0)
  const lacksLine = (ends: readonly BombEnd[], column: 'plants' | 'defuses'): boolean =>
    match.rounds.some(
      ({ bomb, sums }) => ends.includes(bomb) && !Array.from(sums.values()).some(own => own[column] > 0),
    )
  const uncounted: UncountedOfMap[] = []
  if (hasKills && !match.hasDamageLines)
    uncounted.push({ keyplayId: 15, reason: 'NO_DAMAGE_LINES', wholly: true })
  if (ended > 1 && match.statistics.size === 0)
    uncounted.push({ keyplayId: 17, reason: 'NO_STATISTICS', wholly: true })
  else if (match.state === 'final') uncounted.push({ keyplayId: 17, reason: 'LAST_ROUND', wholly: false })
  if (lacksLine(['defused', 'exploded'], 'plants'))
    uncounted.push({ keyplayId: 18, reason: 'NO_PLANT_LINE', wholly: false })
  if (lacksLine(['defused'], 'defuses'))
    uncounted.push({ keyplayId: 19, reason: 'NO_DEFUSE_LINE', wholly: false })
  if (hasKills && !match.hasDamageLines)
    uncounted.push({ keyplayId: 20, reason: 'NO_DAMAGE_LINES', wholly: true })
  return uncounted
}
