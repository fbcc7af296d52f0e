import {
  type DatedPhase,
  datedPhases,
  hasLocked,
  hasOpened,
  isDated,
  type PhaseDates,
  phaseFaults,
  sortByPhaseIndex,
  unlockedPhases,
} from '../phase/phase-dates.ts'
import { type MatchStatus, type ScoreFileType, scoreFileTypes } from '../shared/vocabulary.ts'
import { eventState } from './event-state.ts'
import { matchesOfTeam, type SeriesMatch } from './match-status.ts'

/** A phase with its teams and their players, its rolled perks and its matches; of players and perks only the numbers matter. */
export type PlannedPhase = PhaseDates & {
  teams: readonly { teamId: number; players: readonly unknown[] }[]
  perks: readonly unknown[]
  matches: readonly SeriesMatch[]
}

/** An event as its organiser has planned it so far. */
export type PlannedEvent = {
  img: string
  public: boolean
  completed: boolean
  /** What a private event has besides, which needs no rewards, picture or publishing (rulebook 30.5); null or missing for others. */
  hosted?: object | null
  rewards: readonly unknown[]
  phases: readonly PlannedPhase[]
}

/** A score file of an event with the indexes of the phases whose counts still come from it (rulebook 8.16). */
export type CountingUpload = { type: ScoreFileType; current: readonly number[] }

/** Something that an event lacks; the gap of a phase has its index (rulebook 11.32). */
export type EventGap =
  | { gap: 'noImage' | 'noPhases' | 'noRewards' | 'notPublic' }
  | {
      gap: 'undated' | 'overlaps' | 'backwards' | 'noTeams' | 'noPlayers' | 'noPerks' | 'noMatches'
      phase: number
    }
  | { gap: 'teamsWithoutMatch'; phase: number; teams: number[] }
  | { gap: 'noKillScore' | 'noMatchScore'; phase: number }

const scoreGaps = { kill: 'noKillScore', match: 'noMatchScore' } as const

const lockedPhases = (phases: readonly PhaseDates[], now: string): DatedPhase[] =>
  datedPhases(phases).filter(phase => hasLocked(phase, now))

/** Returns the score files that locked phases still lack, by phase (rulebook 11.32). */
const missingFiles = (
  phases: readonly PhaseDates[],
  uploads: readonly CountingUpload[],
  now: string,
): { type: ScoreFileType; phase: number }[] =>
  lockedPhases(phases, now).flatMap(({ index }) =>
    scoreFileTypes
      .filter(type => !uploads.some(upload => upload.type === type && upload.current.includes(index)))
      .map(type => ({ type, phase: index })),
  )

const phaseGaps = (phase: PlannedPhase): EventGap[] => {
  const lacks = [
    ['noTeams', phase.teams.length === 0],
    ['noPlayers', phase.teams.some(({ players }) => players.length === 0)],
    ['noPerks', phase.perks.length === 0],
    ['noMatches', phase.matches.length === 0],
  ] as const
  const idle = teamsWithoutMatch(phase)
  return [
    ...lacks.filter(([, lacking]) => lacking).map(([gap]) => ({ gap, phase: phase.index })),
    ...(idle.length > 0 ? [{ gap: 'teamsWithoutMatch' as const, phase: phase.index, teams: idle }] : []),
  ]
}

/** Returns the ids of the teams that play no match of the phase; none while it has no matches at all (rulebook 18.14). */
const teamsWithoutMatch = ({ teams, matches }: PlannedPhase): number[] =>
  matches.length === 0
    ? []
    : teams.flatMap(({ teamId }) => (matchesOfTeam(matches, teamId).length === 0 ? [teamId] : []))

/**
 * Returns what an event still lacks, in the order in which an organiser adds it. Only locked phases can lack score files,
 * and a completed event lacks nothing (rulebook 11.32).
 */
export const eventGaps = (
  event: PlannedEvent,
  uploads: readonly CountingUpload[],
  now: string,
): EventGap[] => {
  if (event.completed) return []
  const phases = sortByPhaseIndex(event.phases)
  return [
    ...(phases.length === 0 ? [{ gap: 'noPhases' as const }] : []),
    ...phaseFaults(phases).map(({ phase, fault }) => ({ gap: fault, phase })),
    ...phases.flatMap(phaseGaps),
    ...missingFiles(phases, uploads, now).map(({ type, phase }) => ({ gap: scoreGaps[type], phase })),
    ...(event.hosted ? [] : gapsOfPublic(event)),
  ]
}

const gapsOfPublic = (event: PlannedEvent): EventGap[] => [
  ...(event.rewards.length === 0 ? [{ gap: 'noRewards' as const }] : []),
  ...(event.img === '' ? [{ gap: 'noImage' as const }] : []),
  ...(event.public ? [] : [{ gap: 'notPublic' as const }]),
]

/** What an organiser has to do next, or waits for until `at`, an ISO instant (rulebook 11.33). */
export type NextStep =
  | { step: 'addPhase' | 'publish' | 'complete' | 'done' }
  | { step: 'setDates' | 'addTeams' | 'rollPerks'; phase: number }
  | { step: 'uploadKill' | 'uploadMatch'; phase: number }
  | { step: 'awaitOpen' | 'awaitLock'; phase: number; at: string }

const uploadSteps = { kill: 'uploadKill', match: 'uploadMatch' } as const

/** Returns what a phase needs before it can be played; nothing for a phase that has locked, as it can no longer be changed. */
const stepOfPhase = (phase: PlannedPhase, now: string): NextStep | undefined => {
  if (!isDated(phase)) return { step: 'setDates', phase: phase.index }
  if (hasLocked(phase, now)) return undefined
  if (phase.teams.length === 0) return { step: 'addTeams', phase: phase.index }
  return phase.perks.length === 0 ? { step: 'rollPerks', phase: phase.index } : undefined
}

const waitFor = (phase: DatedPhase, now: string): NextStep =>
  hasOpened(phase, now)
    ? { step: 'awaitLock', phase: phase.index, at: phase.lock }
    : { step: 'awaitOpen', phase: phase.index, at: phase.open }

/**
 * Returns the one step that comes next for an organiser: first missing score files of locked phases, then what the plan
 * lacks, then the next open or lock to wait for, and at the end completing the event (rulebook 11.33).
 */
export const nextStep = (event: PlannedEvent, uploads: readonly CountingUpload[], now: string): NextStep => {
  if (event.completed) return { step: 'done' }
  const phases = sortByPhaseIndex(event.phases)
  const [file] = missingFiles(phases, uploads, now)
  if (file) return { step: uploadSteps[file.type], phase: file.phase }
  if (phases.length === 0) return { step: 'addPhase' }
  const fault = phaseFaults(phases).find(each => each.fault !== 'undated')
  if (fault) return { step: 'setDates', phase: fault.phase }
  const needed = phases.map(phase => stepOfPhase(phase, now)).find(step => step !== undefined)
  if (needed) return needed
  if (!event.public && !event.hosted) return { step: 'publish' }
  const ahead = datedPhases(phases).find(phase => !hasLocked(phase, now))
  return ahead ? waitFor(ahead, now) : { step: 'complete' }
}

/**
 * Returns why an event is `invalid`: no phase has dates, dates overlap or run backwards, or the last lock has passed and the
 * event waits to be completed; null if it is not invalid (rulebook 2.7, 11.33).
 */
export const invalidReason = (
  event: { completed: boolean; phases: readonly PhaseDates[] },
  now: string,
): 'undated' | 'faulty' | 'over' | null => {
  if (eventState(event, now) !== 'invalid') return null
  if (phaseFaults(event.phases).some(({ fault }) => fault !== 'undated')) return 'faulty'
  return datedPhases(event.phases).length === 0 ? 'undated' : 'over'
}

/** What would be lost by completing an event now: a phase that has not locked, or a missing score file. */
export type CompletionWarning =
  | { warning: 'notLocked'; phase: number }
  | { warning: 'noKillScore' | 'noMatchScore'; phase: number }

/**
 * Returns the warnings before an event is completed: phases that have not locked, which can then no longer be played, and
 * missing score files (rulebook 11.34).
 */
export const completionWarnings = (
  event: { phases: readonly PhaseDates[] },
  uploads: readonly CountingUpload[],
  now: string,
): CompletionWarning[] => [
  ...unlockedPhases(sortByPhaseIndex(event.phases), now).map(({ index }) => ({
    warning: 'notLocked' as const,
    phase: index,
  })),
  ...missingFiles(event.phases, uploads, now).map(({ type, phase }) => ({ warning: scoreGaps[type], phase })),
]

/** A match of a phase; `maps` are those that are known, with the scores of those that were played. */
type PlannedMatch = {
  status?: MatchStatus
  maps: readonly { homeScore: number | null; awayScore: number | null }[]
}

/** Returns the matches without a result: none of their maps has a score; void ones and forfeits need none (rulebook 11.34). */
export const matchesWithoutResult = <Match extends PlannedMatch>(
  phases: readonly { matches: readonly Match[] }[],
): Match[] =>
  phases
    .flatMap(({ matches }) => matches)
    .filter(({ status }) => status !== 'void' && status !== 'forfeit')
    .filter(({ maps }) => !maps.some(({ homeScore, awayScore }) => homeScore !== null && awayScore !== null))
