import { accept, type Result, refuse } from '../shared/result.ts'
import { isDecided, type PhaseResult, phaseStateOf, type StateOfPhase } from './phase.ts'
import { type PhaseDates, sortByPhaseIndex } from './phase-dates.ts'

/** What the popup at the end of a phase shows; `score` is 0 for an empty deck. */
export type PhaseSummary = { phase: number; goal: number; score: number; success: boolean }

/** A summary that the player has acknowledged by handle-next-phase. */
export type AcknowledgedSummary = { phaseIndex: number; success: boolean }

type PhaseProgress = {
  phases: readonly PhaseDates[]
  states: readonly StateOfPhase[]
  results: readonly PhaseResult[]
}

/** A decided phase's summary for this player, null while it is undecided or was never his to play. */
export const phaseSummaryOf = (
  { phases, states, results }: PhaseProgress,
  phase: number,
): PhaseSummary | null => {
  const state = phaseStateOf(states, phase)
  const goal = phases.find(each => each.index === phase)?.points
  if (goal === undefined || !isDecided(state) || !results.some(result => result.held)) return null
  const score = results.find(result => result.phase === phase)?.score ?? 0
  return { phase, goal, score, success: state === 'success' }
}

/**
 * The summary that the popup is to show now: the first decided phase that the player could play and has not
 * acknowledged with this outcome; a changed outcome brings it again (player.md 4, rules.md 4, 5).
 */
export const pendingSummary = (
  standing: PhaseProgress,
  seen: readonly AcknowledgedSummary[],
): PhaseSummary | null => {
  for (const { index } of sortByPhaseIndex(standing.phases)) {
    const summary = phaseSummaryOf(standing, index)
    if (summary && !seen.some(each => each.phaseIndex === index && each.success === summary.success))
      return summary
  }
  return null
}

/** The answer to handle-next-phase: the outcome, and the phase whose empty deck takes the cards (null: none does). */
export type NextPhase = { success: boolean; carryTo: number | null }

/**
 * What handle-next-phase does for a phase (rules.md 5): cards go on only after success and while the next phase is open.
 * Refuses PHASE_UNDECIDED.
 */
export const checkNextPhase = (states: readonly StateOfPhase[], phase: number): Result<NextPhase> => {
  const state = phaseStateOf(states, phase)
  if (!isDecided(state)) return refuse('PHASE_UNDECIDED', { phase })
  const success = state === 'success'
  return accept({
    success,
    carryTo: success && phaseStateOf(states, phase + 1) === 'open' ? phase + 1 : null,
  })
}
