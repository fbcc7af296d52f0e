export {
  type CountedPhase,
  checkCorrection,
  checkGoal,
  checkLowerGoal,
  type Finality,
  type FinalityClock,
  finalAfterHours,
  phaseFinality,
  rankingFinality,
  reasonLength,
} from './finality.ts'
export {
  currentPhase,
  type DatedPhase,
  datedPhases,
  hasLocked,
  hasOpened,
  isDated,
  isOpen,
  type PhaseDates,
  type PhaseFault,
  phaseFaults,
  sortByPhaseIndex,
  unlockedPhases,
} from './phase-dates.ts'
export {
  lockMoveQuietMs,
  lockWarningMs,
  type PhaseNotice,
  phaseNotices,
  resultNotice,
} from './phase-notice.ts'
export {
  type EventClock,
  isDecided,
  type PhaseResult,
  phaseStateOf,
  phaseStates,
  phaseToDraft,
  type StateOfPhase,
  secondChanceOf,
} from './phase-state.ts'
export {
  type AcknowledgedSummary,
  checkNextPhase,
  type NextPhase,
  type PhaseProgress,
  type PhaseSummary,
  pendingSummary,
  phaseSummaryOf,
} from './phase-summary.ts'
