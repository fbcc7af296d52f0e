import { accept, type Result, refuse } from '../shared/result.ts'
import { epochMs, hourMs } from '../shared/time.ts'
import { frozen } from '../shared/value/frozen.ts'
import { datedPhases, hasLocked, isDated, type PhaseDates } from './phase-dates.ts'

/** The range and the default of `finalAfterHours` of an event, in hours (rulebook 17.1). */
export const finalAfterHours = frozen({ least: 0, most: 168, default: 24 } as const)

/** The longest reason for a correction, in characters (rulebook 17.4). */
export const reasonLength = 200

/** A phase with the instant, ISO, at which its counts last changed; null if it has none. */
export type CountedPhase = PhaseDates & { countedAt: string | null }

/** What decides when the results of an event's phases become final. `now` is the server's, an ISO instant. */
export type FinalityClock = { completed: boolean; finalAfterHours: number; now: string }

/** Whether a result is final, and the ISO instant at which it becomes final by itself; null if that is not known. */
export type Finality = { final: boolean; finalAt: string | null }

/**
 * Tells whether the result of a phase is final: `finalAfterHours` after its lock, or after its counts last changed if that was
 * later; completion makes everything final (rulebook 17.1, 17.2).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * const clock = { completed: false, finalAfterHours: 24, now: '2026-06-03T12:00:00Z' }
 * phaseFinality({ ...june, countedAt: '2026-06-02T20:00:00Z' }, clock).finalAt // '2026-06-03T20:00:00.000Z'
 */
export const phaseFinality = (phase: CountedPhase, clock: FinalityClock): Finality => {
  if (clock.completed) return { final: true, finalAt: null }
  if (!isDated(phase) || !hasLocked(phase, clock.now) || phase.countedAt === null)
    return { final: false, finalAt: null }
  const finalMs = Math.max(epochMs(phase.lock), epochMs(phase.countedAt)) + clock.finalAfterHours * hourMs
  return { final: finalMs <= epochMs(clock.now), finalAt: new Date(finalMs).toISOString() }
}

/**
 * Tells whether the ranking of an event is final: once it is completed, or once the result of every dated phase is final
 * (rulebook 17.3).
 */
export const rankingFinality = (phases: readonly CountedPhase[], clock: FinalityClock): Finality => {
  if (clock.completed) return { final: true, finalAt: null }
  const dated = new Set(datedPhases(phases).map(({ index }) => index))
  const each = phases.filter(({ index }) => dated.has(index)).map(phase => phaseFinality(phase, clock))
  const instants = each.flatMap(({ finalAt }) => finalAt ?? [])
  if (each.length === 0 || instants.length < each.length) return { final: false, finalAt: null }
  return { final: each.every(({ final }) => final), finalAt: instants.toSorted().at(-1) ?? null }
}

/**
 * Checks the reason for a change of results and returns it trimmed, null for none: a final result changes only with a reason of 1
 * to 200 characters that users can read (rulebook 17.4). Refuses CORRECTION_REASON.
 *
 * @example
 * checkCorrection(true, undefined) // { ok: false, rule: 'CORRECTION_REASON', facts: { limit: 200 } }
 */
export const checkCorrection = (isFinal: boolean, reason: string | undefined): Result<string | null> => {
  const given = reason?.trim() ?? ''
  const isMissing = given === '' && (isFinal || reason !== undefined)
  if (isMissing || [...given].length > reasonLength)
    return refuse('CORRECTION_REASON', { limit: reasonLength })
  return accept(given === '' ? null : given)
}

/**
 * Checks a goal that an edit of a phase sets: after the lock it is never raised (rulebook 17.9). `points` of the phase is the goal as it
 * is set. Refuses GOAL_NOT_LOWER.
 */
export const checkGoal = (phase: PhaseDates, goal: number, now: string): Result<number> =>
  isDated(phase) && hasLocked(phase, now) && goal > phase.points
    ? refuse('GOAL_NOT_LOWER', { goal: phase.points })
    : accept(goal)

/**
 * Checks a goal that an admin sets after the lock: it can only be lowered (rulebook 17.9). `points` of the phase is the goal that
 * counts. Refuses LOCK_AHEAD, GOAL_NOT_LOWER.
 */
export const checkLowerGoal = (phase: PhaseDates, goal: number, now: string): Result<number> => {
  if (!isDated(phase) || !hasLocked(phase, now)) return refuse('LOCK_AHEAD', { phase: phase.index })
  return goal < phase.points ? accept(goal) : refuse('GOAL_NOT_LOWER', { goal: phase.points })
}
