import { epochMs } from '../shared/time.ts'
import { type EventClock, isDecided, type StateOfPhase } from './phase.ts'
import { isDated } from './phase-dates.ts'

/** How long before a lock those with an unfinished deck are warned (rules.md 11). */
export const lockWarningMs = 3_600_000

export type PhaseNotice =
  | { kind: 'phase_opened'; phase: number }
  | { kind: 'lock_near'; phase: number; lock: string }
  | { kind: 'phase_result'; phase: number; success: boolean }

/** What a player of these states is told of an event's phases now (rules.md 11); a lock that is near, where the deck is unfinished. */
export const phaseNotices = (event: EventClock, states: readonly StateOfPhase[]): PhaseNotice[] =>
  states.flatMap(({ phase, state }): PhaseNotice[] => {
    if (isDecided(state)) return [{ kind: 'phase_result', phase, success: state === 'success' }]
    const dates = event.phases.find(each => each.index === phase)
    if (state !== 'open' || !dates || !isDated(dates)) return []
    const isNear = epochMs(dates.lock) - epochMs(event.now) <= lockWarningMs
    const opened = { kind: 'phase_opened', phase } as const
    return isNear ? [opened, { kind: 'lock_near', phase, lock: dates.lock }] : [opened]
  })
