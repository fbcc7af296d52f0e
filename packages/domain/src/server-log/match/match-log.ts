import type { Statistics } from '../line/statistics.ts'
import type { Participant } from '../participants.ts'
import type { LoggedMapState, LogHole, LogSide, RestoredRound } from '../server-log.ts'
import type { RoundLog } from './round-log.ts'

/** What was read of one match on one map. It is written to while the match lasts. */
export type MatchLog = {
  map: string
  /** Whether the number of rounds was 0 or more: what happens counts. */
  begun: boolean
  /** Whether the number of rounds is below 0: nothing counts until it is not. */
  isWarmUp: boolean
  /** Whether a line told the number of rounds; else it follows from the score. */
  hasStatus: boolean
  state: LoggedMapState
  /** Oldest first; the newest is the one that is played. */
  rounds: RoundLog[]
  roundsPlayed: number
  score: Record<LogSide, number>
  teams: Record<LogSide, string>
  /** The names of the teams as the lines before a score tell them. */
  announced: Record<LogSide, string>
  /** How many changed sides since the last score. */
  switches: number
  /** The server's own statistics by the number of rounds played. */
  statistics: Map<number, Statistics>
  /** The round that was begun anew before it was over. */
  replaced: RoundLog | null
  /** What was dropped, by number of the round: it comes back where a later round is restored. */
  dropped: Map<number, { round: RoundLog; statistics: Statistics | undefined }>
  /** Damage of restored rounds, which the server keeps. */
  keptDamage: Map<Participant, number>
  restored: RestoredRound[]
  /** Whether the match was reloaded and the number of rounds is not told yet. */
  reloading: boolean
  /** The time of the newest reload. */
  reloadedAt: number
  hasDamageLines: boolean
  holes: LogHole[]
}

/** Makes the record of a match of which nothing is known yet. */
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
  holes: [],
})

/** Takes every round after `last` off a match and keeps it aside; returns those that were numbered. */
export const dropAfter = (match: MatchLog, last: number): RoundLog[] => {
  const gone = match.rounds.filter(round => round.number === 0 || round.number > last)
  for (const round of gone)
    if (round.ended)
      match.dropped.set(round.number, { round, statistics: match.statistics.get(round.number) })
  match.rounds = match.rounds.filter(round => round.number !== 0 && round.number <= last)
  for (const after of Array.from(match.statistics.keys())) if (after > last) match.statistics.delete(after)
  return gone.filter(round => round.number > 0)
}

/** Puts the rounds up to `last` back that a match has dropped. */
export const bringBack = (match: MatchLog, last: number): void => {
  for (let number = 1; number <= last; number++) {
    const found = match.dropped.get(number)
    if (found === undefined || match.rounds.some(round => round.number === number)) continue
    match.rounds.push(found.round)
    if (found.statistics) match.statistics.set(number, found.statistics)
  }
  match.rounds.sort((a, b) => a.number - b.number)
}

/** Whether a match has a round, be it dropped. */
export const hasRound = ({ rounds, dropped }: MatchLog, number: number): boolean =>
  dropped.has(number) || rounds.some(round => round.number === number && round.ended)

/** Notes the damage of rounds that are taken back. */
export const keepDamage = (match: MatchLog, rounds: readonly RoundLog[]): void => {
  for (const { sums } of rounds)
    for (const [who, { serverDamage }] of sums)
      match.keptDamage.set(who, (match.keptDamage.get(who) ?? 0) + serverDamage)
}
