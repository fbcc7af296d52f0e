import type { PhaseState, SecondChance } from '../shared/vocabulary.ts'
import {
  type DatedPhase,
  hasLocked,
  hasOpened,
  isDated,
  isOpen,
  type PhaseDates,
  sortByPhaseIndex,
} from './phase-dates.ts'

/** What the states of an event's phases depend on, for everybody alike. `now` is the server's. */
export type EventClock = {
  phases: readonly PhaseDates[]
  completed: boolean
  secondChance: boolean
  now: string
}

/** One player's part in a phase. A phase that has none of these counts as not held and not scored. */
export type PhaseResult = {
  phase: number
  /** The player's deck holds a card (after the lock: held one at the lock). */
  held: boolean
  /** The deck's score, null where there is none yet. */
  score: number | null
  /** At least one score file is there for the phase. */
  scored: boolean
}

export type StateOfPhase = { phase: number; state: PhaseState }

const nothing = { held: false, score: null, scored: false }

const resultOf = (results: readonly PhaseResult[], phase: number): Omit<PhaseResult, 'phase'> =>
  results.find(result => result.phase === phase) ?? nothing

const reached = (phase: PhaseDates, result: Omit<PhaseResult, 'phase'>): boolean =>
  result.held && (result.score ?? 0) >= phase.points

/** Whether the states before a phase put the player out of it. */
const isOut = (before: readonly StateOfPhase[], phase: number, secondChance: boolean): boolean => {
  const second = before.find(state => state.phase === 2)?.state
  const lifted = secondChance && (phase === 2 || second === 'success' || second === 'locked_in')
  return before.some(({ phase, state }) => state === 'failed' && !(phase === 1 && lifted))
}

const afterLock = (
  phase: DatedPhase,
  next: DatedPhase | undefined,
  event: EventClock,
  result: Omit<PhaseResult, 'phase'>,
): PhaseState => {
  if (reached(phase, result)) return 'success'
  const final = event.completed || (next !== undefined && hasOpened(next, event.now))
  return result.scored && final ? 'failed' : 'locked_in'
}

/**
 * One player's state of every phase, by index: derived, never stored (player.md 4, rules.md 4). While a phase is
 * undecided the next can be played; a failure locks every later phase, but for the second chance, by which failing
 * phase 1 leaves phase 2 open and success there lifts the failure. A completed event has no open phase.
 */
export const phaseStates = (event: EventClock, results: readonly PhaseResult[]): StateOfPhase[] => {
  const phases = sortByPhaseIndex(event.phases)
  const states: StateOfPhase[] = []
  for (const phase of phases) {
    const next = phases.find((later): later is DatedPhase => later.index > phase.index && isDated(later))
    const judge = (): PhaseState => {
      if (!isDated(phase) || !hasOpened(phase, event.now)) return 'locked'
      if (isOut(states, phase.index, event.secondChance)) return 'locked'
      if (hasLocked(phase, event.now)) return afterLock(phase, next, event, resultOf(results, phase.index))
      return event.completed ? 'locked' : 'open'
    }
    states.push({ phase: phase.index, state: judge() })
  }
  return states
}

export const phaseStateOf = (states: readonly StateOfPhase[], phase: number): PhaseState =>
  states.find(state => state.phase === phase)?.state ?? 'locked'

/** Decided is a phase won or lost for this player. */
export const isDecided = (state: PhaseState): boolean => state === 'success' || state === 'failed'

/**
 * The second chance's status on phase 2, for a player whose scored phase 1 fell short; null for everybody else and
 * where the event gives none (player.md 4, rules.md 4).
 */
export const secondChanceOf = (event: EventClock, results: readonly PhaseResult[]): SecondChance | null => {
  const [first, second] = [1, 2].map(index => event.phases.find(phase => phase.index === index))
  if (!event.secondChance || !first || !second || !isDated(first) || !hasLocked(first, event.now)) return null
  const result = resultOf(results, 1)
  if (!result.held || !result.scored || reached(first, result)) return null
  if (!isDated(second) || !hasOpened(second, event.now)) return 'not_opened'
  return isOpen(second, event.now) ? 'open' : 'locked'
}
