import { epochMs, hourMs, minuteMs } from '../shared/time.ts'
import type { PhaseState } from '../shared/vocabulary.ts'
import { isDated } from './phase-dates.ts'
import { type EventClock, isDecided, type StateOfPhase } from './phase-state.ts'

/** How long before a lock users with an unfinished deck are warned, in milliseconds: an hour (rulebook 10.22). */
export const lockWarningMs = hourMs

/** How long a lock must not have been moved again before users are notified, in milliseconds: two minutes (rulebook 17.12). */
export const lockMoveQuietMs = 2 * minuteMs

/** A notification about a phase; `phase` is its index, `lock` an ISO instant. */
export type PhaseNotice =
  | { kind: 'phase_opened'; phase: number }
  | { kind: 'lock_near'; phase: number; lock: string }
  | { kind: 'phase_result'; phase: number; success: boolean }

/**
 * Returns the notifications about an event's phases that are due now for a user with these states. `lock_near` is only for
 * an unfinished deck, which the caller has to check (rulebook 10.22).
 */
export const phaseNotices = (event: EventClock, states: readonly StateOfPhase[]): PhaseNotice[] =>
  states.flatMap(({ phase, state }): PhaseNotice[] => {
    if (isDecided(state)) return [{ kind: 'phase_result', phase, success: state === 'success' }]
    const dates = event.phases.find(({ index }) => index === phase)
    if (state !== 'open' || !dates || !isDated(dates)) return []
    const isNear = epochMs(dates.lock) - epochMs(event.now) <= lockWarningMs
    const opened = { kind: 'phase_opened', phase } as const
    return isNear ? [opened, { kind: 'lock_near', phase, lock: dates.lock }] : [opened]
  })

/**
 * Returns the kind of notification that tells a user the state of a phase, null for none. `announced` is the state of the last notice
, null if none: a success that has gone, or has come after another outcome, is a correction (rulebook 17.6).
 *
 * @example
 * resultNotice(null, 'success') // 'phase_result'
 * resultNotice('success', 'failed') // 'result_corrected'
 */
export const resultNotice = (
  announced: PhaseState | null,
  state: PhaseState,
): 'phase_result' | 'result_corrected' | null => {
  if (announced === state) return null
  if (announced === 'success') return 'result_corrected'
  if (state === 'success') return announced === null ? 'phase_result' : 'result_corrected'
  return state === 'failed' ? 'phase_result' : null
}
