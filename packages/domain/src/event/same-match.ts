import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs } from '../shared/time.ts'
import type { MatchStatus } from '../shared/vocabulary.ts'

/** The teams and the time of a match; `date` is an ISO instant. */
export type MatchTime = { homeTeamId: number; awayTeamId: number; date: string }
/** A match that a phase has; one without a status is not void. */
export type PhaseMatch = MatchTime & { status?: MatchStatus | undefined }
type KnownMatch = PhaseMatch & { phaseIndex: number }

/** Whether two matches have the same teams, whichever is at home (rulebook 18.13). */
export const haveSameTeams = (a: Omit<MatchTime, 'date'>, b: Omit<MatchTime, 'date'>): boolean =>
  isTurned(a, b) || (a.homeTeamId === b.homeTeamId && a.awayTeamId === b.awayTeamId)

/** Whether the second match has the teams of the first with home and away exchanged. */
export const isTurned = (a: Omit<MatchTime, 'date'>, b: Omit<MatchTime, 'date'>): boolean =>
  a.homeTeamId === b.awayTeamId && a.awayTeamId === b.homeTeamId

/** Whether two matches have the same teams at the same time. */
export const isSameMatch = (a: MatchTime, b: MatchTime): boolean =>
  haveSameTeams(a, b) && epochMs(a.date) === epochMs(b.date)

/** Returns the matches of a phase, apart from void ones, that a match may be: those of its teams (rulebook 18.13). */
export const matchesOfTeams = <Known extends PhaseMatch>(
  match: Omit<MatchTime, 'date'>,
  matches: readonly Known[],
): Known[] => matches.filter(other => other.status !== 'void' && haveSameTeams(match, other))

/**
 * Checks a new match of a phase: its teams meet for the first time there, or again at another time, as `again` says. Refuses SAME_MATCH
 * (rulebook 18.13).
 */
export const checkNewMatch = (
  match: MatchTime,
  matches: readonly PhaseMatch[],
  again: boolean,
): Result<MatchTime> => {
  const others = matchesOfTeams(match, matches)
  return others.length === 0 || (again && !others.some(other => isSameMatch(match, other)))
    ? accept(match)
    : refuse('SAME_MATCH')
}

/**
 * Checks a match that is changed: it becomes no other match of its phase. A match that keeps its teams and its phase may meet the same
 * others as before, unless it moves to the time of one of them. Refuses SAME_MATCH (rulebook 18.13).
 */
export const checkChangedMatch = (
  before: KnownMatch,
  after: KnownMatch,
  others: readonly PhaseMatch[],
  again: boolean,
): Result<KnownMatch> => {
  if (after.status === 'void') return accept(after)
  const isThere = before.status !== 'void' && before.phaseIndex === after.phaseIndex
  const keepsTeams = isThere && haveSameTeams(before, after)
  if (keepsTeams && isSameMatch(before, after)) return accept(after)
  const checked = checkNewMatch(after, others, again || keepsTeams)
  return checked.ok ? accept(after) : checked
}
