import { epochMs } from '../shared/time.ts'

/** A phase's dates (ISO instants or null) and goal. Indexes run 1..n without gaps (rules.md 4). */
export type PhaseDates = { index: number; open: string | null; lock: string | null; points: number }

/** A phase whose dates count. */
export type DatedPhase = PhaseDates & { open: string; lock: string }

/** Only a phase with `open < lock` has a date; any other is locked and ignored (rules.md 4). */
export const isDated = (phase: PhaseDates): phase is DatedPhase =>
  phase.open !== null && phase.lock !== null && epochMs(phase.open) < epochMs(phase.lock)

const byIndex = (a: PhaseDates, b: PhaseDates): number => a.index - b.index

export const sortByPhaseIndex = <Phase extends PhaseDates>(phases: readonly Phase[]): Phase[] =>
  phases.toSorted(byIndex)

/** The phases whose dates count, by index. */
export const datedPhases = (phases: readonly PhaseDates[]): DatedPhase[] =>
  sortByPhaseIndex(phases).filter(isDated)

export const hasOpened = (phase: DatedPhase, now: string): boolean => epochMs(phase.open) <= epochMs(now)

export const hasLocked = (phase: DatedPhase, now: string): boolean => epochMs(phase.lock) <= epochMs(now)

/** A phase is open while `open <= now < lock` (rules.md 4). */
export const isOpen = (phase: DatedPhase, now: string): boolean =>
  hasOpened(phase, now) && !hasLocked(phase, now)

/** The highest index whose open has passed; 1 where none has (player.md 4). */
export const currentPhase = (phases: readonly PhaseDates[], now: string): number =>
  datedPhases(phases).findLast(phase => hasOpened(phase, now))?.index ?? 1

export type PhaseFault = { phase: number; fault: 'undated' | 'overlaps' | 'backwards' }

/**
 * What an admin is told of an event's phases: `undated` is only a gap in the plan; `overlaps` (opens before the phase
 * before it has locked) and `backwards` (opens before the phase before it opens) keep the event invalid (rules.md 4).
 */
export const phaseFaults = (phases: readonly PhaseDates[]): PhaseFault[] => {
  const faults: PhaseFault[] = []
  let before: DatedPhase | undefined
  for (const phase of sortByPhaseIndex(phases)) {
    if (!isDated(phase)) faults.push({ phase: phase.index, fault: 'undated' })
    else {
      if (before && epochMs(phase.open) < epochMs(before.open))
        faults.push({ phase: phase.index, fault: 'backwards' })
      else if (before && epochMs(phase.open) < epochMs(before.lock))
        faults.push({ phase: phase.index, fault: 'overlaps' })
      before = phase
    }
  }
  return faults
}
