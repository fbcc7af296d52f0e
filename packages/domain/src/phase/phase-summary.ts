import { accept, type Result, refuse } from '../shared/result.ts'
import { type PhaseDates, sortByPhaseIndex } from './phase-dates.ts'
import { isDecided, type PhaseResult, phaseStateOf, type StateOfPhase } from './phase-state.ts'

/** The result of a decided phase for a user (rulebook 3.15). `score` and `goal` are points; an empty deck has 0. */
export type PhaseSummary = { phase: number; goal: number; score: number; success: boolean }

/** A summary that the user has acknowledged with the call handle-next-phase (rulebook 3.17). */
export type AcknowledgedSummary = { phaseIndex: number; success: boolean }

/** One user's progress through an event's phases. */
export type PhaseProgress = {
  phases: readonly PhaseDates[]
  states: readonly StateOfPhase[]
  results: readonly PhaseResult[]
}

/**
 * Returns a decided phase's summary; null while the phase is undecided, and for a user who had no card in the event
 * (rulebook 3.15).
 */
export const phaseSummaryOf = (
  { phases, states, results }: PhaseProgress,
  phaseIndex: number,
): PhaseSummary | null => {
  const state = phaseStateOf(states, phaseIndex)
  const goal = phases.find(({ index }) => index === phaseIndex)?.points
  if (goal === undefined || !isDecided(state) || !results.some(result => result.held)) return null
  const score = results.find(result => result.phase === phaseIndex)?.score ?? 0
  return { phase: phaseIndex, goal, score, success: state === 'success' }
}

/**
 * Returns the summary to show now: the first one that the user has not acknowledged with its current outcome, so that a
 * changed outcome is shown again; null for none (rulebook 3.16, 3.20).
 */
export const pendingSummary = (
  progress: PhaseProgress,
  acknowledged: readonly AcknowledgedSummary[],
): PhaseSummary | null => {
  for (const { index: phaseIndex } of sortByPhaseIndex(progress.phases)) {
    const summary = phaseSummaryOf(progress, phaseIndex)
    if (
      summary &&
      !acknowledged.some(each => each.phaseIndex === phaseIndex && each.success === summary.success)
    )
      return summary
  }
  return null
}

/**
 * What the call handle-next-phase does: the outcome, and the index of the phase into whose empty deck the cards are carried
 * over, null for none.
 */
export type NextPhase = { success: boolean; carryTo: number | null }

/**
 * Checks that a phase is decided and returns what handle-next-phase does for it: cards are carried over only after success
 * and while the next phase is open (rulebook 3.17, 3.18). Refuses PHASE_UNDECIDED.
 */
export const checkNextPhase = (states: readonly StateOfPhase[], phaseIndex: number): Result<NextPhase> => {
  const state = phaseStateOf(states, phaseIndex)
  if (!isDecided(state)) return refuse('PHASE_UNDECIDED', { phase: phaseIndex })
  const success = state === 'success'
  const isNextOpen = phaseStateOf(states, phaseIndex + 1) === 'open'
  return accept({ success, carryTo: success && isNextOpen ? phaseIndex + 1 : null })
}
