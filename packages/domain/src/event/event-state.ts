import { datedPhases, hasLocked, hasOpened, type PhaseDates, phaseFaults } from '../phase/phase-dates.ts'
import { phaseDates } from '../phase/shapes.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import { fields, flag, listOf, time } from '../shared/value/shape.ts'
import type { EventState } from '../shared/vocabulary.ts'

const eventDates = fields({ completed: flag, phases: listOf(phaseDates) })

/** What an event's state depends on; `automatic` if its phases follow what the game server sends (rulebook 30.18). */
export type EventDates = { completed: boolean; phases: readonly PhaseDates[]; automatic?: boolean }

/**
 * Derives the state of an event at `now`, an ISO instant (rulebook 2.6, 2.7, 2.8). `completed` takes precedence. An event
 * without a dated phase, or with phases that overlap or run backwards, is `invalid`. Otherwise it is `upcoming` before the
 * first open, `ongoing` until the last lock (also between phases), and then `invalid`.
 *
 * @example
 * const june = { index: 1, open: '2026-06-01T12:00:00Z', lock: '2026-06-02T12:00:00Z', points: 1500 }
 * eventState({ completed: false, phases: [june] }, '2026-06-01T18:00:00Z') // 'ongoing'
 */
export const eventState = (event: EventDates, now: string): EventState => {
  mustFit('event', event, eventDates)
  mustFit('now', now, time)
  const { completed, phases } = event
  if (completed) return 'completed'
  const dated = datedPhases(phases)
  const [first, last] = [dated.at(0), dated.at(-1)]
  if (!first || !last || phaseFaults(phases).some(({ fault }) => fault !== 'undated')) return 'invalid'
  if (!hasOpened(first, now)) return 'upcoming'
  return hasLocked(last, now) ? 'invalid' : 'ongoing'
}

/** Whether the lock of phase 1 has passed, after which no user can join (rulebook 2.13). */
export const joiningEnded = (phases: readonly PhaseDates[], now: string): boolean => {
  const first = datedPhases(phases).at(0)
  return first !== undefined && hasLocked(first, now)
}

/** Whether an event can be joined: while upcoming, or ongoing before the lock of phase 1 (rulebook 2.12, 2.13). */
export const isJoinable = (event: EventDates, now: string): boolean => {
  const state = eventState(event, now)
  return state === 'upcoming' || (state === 'ongoing' && !joiningEnded(event.phases, now))
}

/** Whether a user has joined an event, by the number of cards in each phase: a user joins with the first card (rulebook 2.12). */
export const hasJoined = (cardsPerPhase: readonly number[]): boolean => cardsPerPhase.some(cards => cards > 0)

/** The user or visitor who looks at an event. */
export type EventViewer = { signedIn: boolean; joined: boolean }

/** Returns the badge of an event in the games list, null for none; visitors see no badges (rulebook 2.15). */
export const eventBadge = (
  event: EventDates,
  viewer: EventViewer,
  now: string,
): 'joined' | 'joinable' | null => {
  if (!viewer.signedIn) return null
  if (viewer.joined) return 'joined'
  return eventState(event, now) === 'upcoming' ? 'joinable' : null
}

const featuredStates: readonly EventState[] = ['ongoing', 'upcoming', 'completed']

/** Sorts events for the featured carousel: ongoing, upcoming, completed; invalid ones are left out (rulebook 2.16). */
export const featuredOrder = <Event extends EventDates>(events: readonly Event[], now: string): Event[] =>
  featuredStates.flatMap(state => events.filter(event => eventState(event, now) === state))
