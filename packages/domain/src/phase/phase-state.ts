import type { PhaseState, SecondChance } from '../shared/vocabulary.ts'
import {
  type DatedPhase,
  datedPhases,
  hasLocked,
  hasOpened,
  isDated,
  isOpen,
  type PhaseDates,
  sortByPhaseIndex,
} from './phase-dates.ts'

/** What the states of an event's phases depend on, the same for all users. `now` is the server's, an ISO instant. */
export type EventClock = {
  phases: readonly PhaseDates[]
  completed: boolean
  secondChance: boolean
  now: string
}

/** One user's result in a phase, by its index. A phase without a result counts as not held and not scored. */
export type PhaseResult = {
  phase: number
  /** True if the user's deck has a card (after the lock: had one at the lock). */
  held: boolean
  /** The deck's score in points, null if there is none yet. */
  score: number | null
  /** True if the phase has at least one score file. */
  scored: boolean
  /** True if a correction after the lock let the user in without a deck (rulebook 3.21). */
  letIn?: boolean
}

/** A user's state of a phase, by its index. */
export type StateOfPhase = { phase: number; state: PhaseState }

type Outcome = Omit<PhaseResult, 'phase'>

const noOutcome: Outcome = { held: false, score: null, scored: false }

const resultOf = (results: readonly PhaseResult[], phaseIndex: number): Outcome =>
  results.find(result => result.phase === phaseIndex) ?? noOutcome

const reachesGoal = ({ points: goal }: PhaseDates, result: Outcome): boolean =>
  result.letIn === true || (result.held && (result.score ?? 0) >= goal)

/** Whether the states of the phases before eliminate the user from a phase (rulebook 3.8, 3.12, 3.14). */
const isEliminated = (
  before: readonly StateOfPhase[],
  phaseIndex: number,
  secondChance: boolean,
): boolean => {
  const second = phaseStateOf(before, 2)
  const isForgiven = secondChance && (phaseIndex === 2 || (second !== 'failed' && second !== 'locked'))
  return before.some(({ phase, state }) => state === 'failed' && !(phase === 1 && isForgiven))
}

const stateAfterLock = (
  phase: DatedPhase,
  next: DatedPhase | undefined,
  event: EventClock,
  result: Outcome,
): PhaseState => {
  if (reachesGoal(phase, result)) return 'success'
  const isFinal = event.completed || (next !== undefined && hasOpened(next, event.now))
  return result.scored && isFinal ? 'failed' : 'locked_in'
}

/**
 * Derives one user's state of every phase, by index (rulebook 3.1, 3.2, 3.3, 3.4, 3.5, 3.6). While a phase is undecided the
 * next one can be played. A failure locks every later phase, except with a second chance: then failing phase 1 leaves phase
 * 2 open, and success there cancels the failure. A completed event has no open phase.
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * const event = { phases: [june], completed: true, secondChance: false, now: '2026-06-03T12:00:00Z' }
 * phaseStates(event, [{ phase: 1, held: true, score: 1620.5, scored: true }]) // [{ phase: 1, state: 'success' }]
 */
export const phaseStates = (event: EventClock, results: readonly PhaseResult[]): StateOfPhase[] => {
  const phases = sortByPhaseIndex(event.phases)
  const states: StateOfPhase[] = []
  for (const phase of phases) {
    const next = phases.find((later): later is DatedPhase => later.index > phase.index && isDated(later))
    const state = (): PhaseState => {
      if (!isDated(phase) || !hasOpened(phase, event.now)) return 'locked'
      if (isEliminated(states, phase.index, event.secondChance)) return 'locked'
      if (hasLocked(phase, event.now))
        return stateAfterLock(phase, next, event, resultOf(results, phase.index))
      return event.completed ? 'locked' : 'open'
    }
    states.push({ phase: phase.index, state: state() })
  }
  return states
}

/**
 * Returns the state of one phase from those of `phaseStates`; `locked` for a phase that is not among them (rulebook 3.2).
 *
 * @example
 * phaseStateOf([{ phase: 1, state: 'success' }], 1) // 'success'
 * phaseStateOf([{ phase: 1, state: 'success' }], 2) // 'locked'
 */
export const phaseStateOf = (states: readonly StateOfPhase[], phaseIndex: number): PhaseState =>
  states.find(state => state.phase === phaseIndex)?.state ?? 'locked'

/**
 * Returns the index of the phase whose deck the user can draft: the next one to open, unless the user is eliminated; null for none
 * (rulebook 4.23). `states` are those of `phaseStates`.
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * const event = { phases: [june], completed: false, secondChance: false, now: '2026-05-31T12:00:00Z' }
 * phaseToDraft(event, phaseStates(event, [])) // 1
 */
export const phaseToDraft = (event: EventClock, states: readonly StateOfPhase[]): number | null => {
  const next = datedPhases(event.phases).find(phase => !hasOpened(phase, event.now))
  if (!next || event.completed) return null
  const before = states.filter(({ phase }) => phase < next.index)
  return isEliminated(before, next.index, event.secondChance) ? null : next.index
}

/** Whether a phase is decided for the user: won or lost (rulebook 3.5, 3.6). */
export const isDecided = (state: PhaseState): boolean => state === 'success' || state === 'failed'

/**
 * Returns the status of the second chance in phase 2 for a user who missed the goal of the scored phase 1; null for all
 * other users and if the event has no second chance (rulebook 3.13, 3.14).
 */
export const secondChanceOf = (event: EventClock, results: readonly PhaseResult[]): SecondChance | null => {
  const [first, second] = [1, 2].map(phaseIndex => event.phases.find(phase => phase.index === phaseIndex))
  if (!event.secondChance || !first || !second || !isDated(first) || !hasLocked(first, event.now)) return null
  const result = resultOf(results, 1)
  if (!result.held || !result.scored || reachesGoal(first, result)) return null
  if (!isDated(second) || !hasOpened(second, event.now)) return 'not_opened'
  return isOpen(second, event.now) ? 'open' : 'locked'
}
