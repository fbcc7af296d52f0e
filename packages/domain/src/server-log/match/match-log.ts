import type { Participant } from '../line/participants.ts'
import type { LoggedMapState, LogHole, LogSide, RestoredRound } from '../line/server-log.ts'
import type { Statistics } from '../line/statistics.ts'
import type { RoundLog } from './round-log.ts'

/** Damage, and utility damage, of rounds that were taken back. */
type KeptDamage = { dmg: number; ud: number }

/** What was read about one match on one map. It changes while the match lasts. */
export type MatchLog = {
  map: string
  /** Whether the number of rounds was 0 or more: then events count. */
  begun: boolean
  /** Whether the number of rounds is below 0: then nothing counts until it rises. */
  isWarmUp: boolean
  /** Whether a line had the number of rounds; else it follows from the score. */
  hasStatus: boolean
  state: LoggedMapState
  /** Oldest first; the newest one is being played. */
  rounds: RoundLog[]
  roundsPlayed: number
  score: Record<LogSide, number>
  teams: Record<LogSide, string>
  /** The names of the teams from the lines before a score. */
  announced: Record<LogSide, string>
  /** How many players changed sides since the last score. */
  switches: number
  /** The server's own statistics by the number of rounds played. */
  statistics: Map<number, Statistics>
  /** The round that was started again before it was over. */
  replaced: RoundLog | null
  /** The dropped rounds by number: they come back if a later round is restored. */
  dropped: Map<number, { round: RoundLog; statistics: Statistics | undefined }>
  /** The damage of rounds that were taken back, which the server still counts. */
  keptDamage: Map<Participant, KeptDamage>
  restored: RestoredRound[]
  /** Whether the match was reloaded and the number of rounds is not known yet. */
  reloading: boolean
  /** The time of the newest reload. */
  reloadedAt: number
  hasDamageLines: boolean
  /** Whether a round has shown that it is no knife round, and when that line arrived. */
  live: { arrivedAt: string | null } | null
  gaps: LogHole[]
}

/** Creates the record of a match about which nothing is known yet. */
export const matchLog = (map: string): MatchLog => ({
  map,
  begun: false,
  isWarmUp: false,
  hasStatus: false,
  state: 'running',
  rounds: [],
  roundsPlayed: 0,
  score: { CT: 0, TERRORIST: 0 },
  teams: { CT: '', TERRORIST: '' },
  announced: { CT: '', TERRORIST: '' },
  switches: 0,
  statistics: new Map(),
  replaced: null,
  dropped: new Map(),
  keptDamage: new Map(),
  restored: [],
  reloading: false,
  reloadedAt: Number.NEGATIVE_INFINITY,
  hasDamageLines: false,
  live: null,
  gaps: [],
})

/** Moves every round after `last` to the dropped ones; returns those that had a number. */
export const dropAfter = (match: MatchLog, last: number): RoundLog[] => {
  const gone = match.rounds.filter(round => round.number === 0 || round.number > last)
  for (const round of gone)
    if (round.ended)
      match.dropped.set(round.number, { round, statistics: match.statistics.get(round.number) })
  match.rounds = match.rounds.filter(round => round.number !== 0 && round.number <= last)
  for (const after of Array.from(match.statistics.keys())) if (after > last) match.statistics.delete(after)
  return gone.filter(round => round.number > 0)
}

/** Brings back the dropped rounds up to `last`. */
export const bringBack = (match: MatchLog, last: number): void => {
  for (let number = 1; number <= last; number++) {
    const found = match.dropped.get(number)
    if (found === undefined || match.rounds.some(round => round.number === number)) continue
    match.rounds.push(found.round)
    if (found.statistics) match.statistics.set(number, found.statistics)
  }
  match.rounds.sort((a, b) => a.number - b.number)
}

/** Whether a match has a round, including dropped ones. */
export const hasRound = ({ rounds, dropped }: MatchLog, number: number): boolean =>
  dropped.has(number) || rounds.some(round => round.number === number && round.ended)

/** Records the damage of rounds that are taken back. */
export const keepDamage = (match: MatchLog, rounds: readonly RoundLog[]): void => {
  for (const { sums } of rounds)
    for (const [participant, { serverDamage, serverUtilityDamage }] of sums) {
      const { dmg, ud } = match.keptDamage.get(participant) ?? { dmg: 0, ud: 0 }
      match.keptDamage.set(participant, { dmg: dmg + serverDamage, ud: ud + serverUtilityDamage })
    }
}
