import { datedPhases, hasLocked, type PhaseDates } from '@game/domain'

/** The phase that a file without a phase column is for, to begin with: the one locked last, else the first (rules.md 8). */
export function scoredPhase(phases: readonly PhaseDates[], now: string): number | null {
  const locked = datedPhases(phases).findLast(phase => hasLocked(phase, now))
  return locked?.index ?? phases.at(0)?.index ?? null
}
