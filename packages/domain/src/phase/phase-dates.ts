import { epochMs } from '../shared/time.ts'

/**
 * A phase's dates, ISO instants or null, and its goal `points`. Indexes run 1..n without gaps (rulebook 2.3, 2.4).
 */
export type PhaseDates = { index: number; open: string | null; lock: string | null; points: number }

/** A phase whose dates count. */
export type DatedPhase = PhaseDates & { open: string; lock: string }

/**
 * Whether a phase's dates count: `open < lock`. Any other phase is locked and ignored (rulebook 2.4).
 *
 * @example
 * isDated({ index: 1, open: '2026-06-01T12:00:00Z', lock: null, points: 1500 }) // false
 */
export const isDated = (phase: PhaseDates): phase is DatedPhase =>
  phase.open !== null && phase.lock !== null && epochMs(phase.open) < epochMs(phase.lock)

/** Sorts phases by index. */
export const sortByPhaseIndex = <Phase extends PhaseDates>(phases: readonly Phase[]): Phase[] =>
  phases.toSorted((a, b) => a.index - b.index)

/** Returns the phases whose dates count, by index (rulebook 2.4). */
export const datedPhases = (phases: readonly PhaseDates[]): DatedPhase[] =>
  sortByPhaseIndex(phases).filter(isDated)

/**
 * Whether the open of a phase has passed (rulebook 2.5).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * hasOpened(june, '2026-06-01T11:59:59Z') // false
 */
export const hasOpened = (phase: DatedPhase, now: string): boolean => epochMs(phase.open) <= epochMs(now)

/**
 * Whether the lock of a phase has passed (rulebook 2.5).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * hasLocked(june, '2026-06-02T12:00:00Z') // true
 */
export const hasLocked = (phase: DatedPhase, now: string): boolean => epochMs(phase.lock) <= epochMs(now)

/**
 * Returns the phases whose decks have not locked, also those without dates (rulebook 2.4, 2.5).
 *
 * @example
 * unlockedPhases([{ index: 1, open: null, lock: null, points: 1500 }], '2026-06-02T12:00:00Z').length // 1
 */
export const unlockedPhases = <Phase extends PhaseDates>(phases: readonly Phase[], now: string): Phase[] =>
  phases.filter(phase => !isDated(phase) || !hasLocked(phase, now))

/**
 * Whether a phase is open: `open <= now < lock` (rulebook 2.5).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * isOpen(june, '2026-06-01T12:00:00Z') // true
 */
export const isOpen = (phase: DatedPhase, now: string): boolean =>
  hasOpened(phase, now) && !hasLocked(phase, now)

/**
 * Returns the index of the current phase: the last one that has opened, 1 if none has (rulebook 2.9).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * const july = { index: 2, open: '2026-07-01T12:00:00Z', lock: '2026-07-02T12:00:00Z', points: 2000 }
 * currentPhase([june, july], '2026-07-01T12:00:00Z') // 2
 */
export const currentPhase = (phases: readonly PhaseDates[], now: string): number =>
  datedPhases(phases).findLast(phase => hasOpened(phase, now))?.index ?? 1

/** A fault of a phase's dates; `phase` is its index. */
export type PhaseFault = { phase: number; fault: 'undated' | 'overlaps' | 'backwards' }

/**
 * Returns the faults of an event's phases that an admin sees. `undated` is only a gap in the plan; `overlaps` (opens before
 * the lock of the phase before) and `backwards` (opens before the open of the phase before) make the event invalid (rulebook
 * 2.6).
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
