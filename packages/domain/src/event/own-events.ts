import { datedPhases, hasLocked, isOpen } from '../phase/phase-dates.ts'
import { epochMs } from '../shared/time.ts'
import type { EventDates } from './event-state.ts'

/**
 * Returns the events that a user plays and that are not completed, in the order in which they need the user: those with an open phase by
 * its lock, then those whose next phase opens by that, then those that await their results, the last lock first (rulebook 13.87).
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * ownEvents([{ completed: false, joined: true, phases: [june] }], '2026-06-01T12:00:00Z').length // 1
 */
export const ownEvents = <Event extends EventDates & { joined: boolean }>(
  events: readonly Event[],
  now: string,
): Event[] =>
  events
    .filter(({ joined, completed }) => joined && !completed)
    .map(event => ({ event, ...needOf(event, now) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ event }) => event)

function needOf({ phases }: EventDates, now: string): { rank: number; at: number } {
  const dated = datedPhases(phases)
  const next = dated.find(phase => !hasLocked(phase, now))
  const last = dated.at(-1)
  if (!next) return { rank: 2, at: last ? -epochMs(last.lock) : 0 }
  return isOpen(next, now) ? { rank: 0, at: epochMs(next.lock) } : { rank: 1, at: epochMs(next.open) }
}
