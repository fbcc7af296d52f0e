import { datedPhases, hasLocked, hasOpened, type PhaseDates, phaseFaults } from '../phase/phase-dates.ts'
import type { RefusalCode } from '../shared/refusal.ts'
import type { EventState } from '../shared/vocabulary.ts'

/** What an event's state depends on. */
export type EventDates = { completed: boolean; phases: readonly PhaseDates[] }

/**
 * `completed` overrides all; without a dated phase, or with phases that overlap or run backwards, `invalid`; `upcoming`
 * before the first open; `ongoing` until the last lock, between phases too; then `invalid` (player.md 4, rules.md 4).
 */
export const eventState = ({ completed, phases }: EventDates, now: string): EventState => {
  if (completed) return 'completed'
  const dated = datedPhases(phases)
  const [first, last] = [dated.at(0), dated.at(-1)]
  if (!first || !last || phaseFaults(phases).some(({ fault }) => fault !== 'undated')) return 'invalid'
  if (!hasOpened(first, now)) return 'upcoming'
  return hasLocked(last, now) ? 'invalid' : 'ongoing'
}

/** Whether the lock of phase 1 has passed, after which nobody joins (rules.md 4). */
export const joiningEnded = (phases: readonly PhaseDates[], now: string): boolean => {
  const first = datedPhases(phases).at(0)
  return first !== undefined && hasLocked(first, now)
}

/** Joining is possible while upcoming, or ongoing before the lock of phase 1 (player.md 4). */
export const isJoinable = (event: EventDates, now: string): boolean => {
  const state = eventState(event, now)
  return state === 'upcoming' || (state === 'ongoing' && !joiningEnded(event.phases, now))
}

/** Who has a card in any phase of the event has joined it: joining is adding the first card (rules.md 4). */
export const hasJoined = (cardsPerPhase: readonly number[]): boolean => cardsPerPhase.some(cards => cards > 0)

/** The badge of a row of the games list, for signed-in users only (player.md 2). */
export const eventBadge = (
  event: EventDates,
  viewer: { signedIn: boolean; joined: boolean },
  now: string,
): 'joined' | 'joinable' | null => {
  if (!viewer.signedIn) return null
  if (viewer.joined) return 'joined'
  return eventState(event, now) === 'upcoming' ? 'joinable' : null
}

export type PlayButton = {
  label: 'PLAY' | 'VIEW RESULTS'
  enabled: boolean
  /** Why it is disabled. */
  warning: RefusalCode | null
  /** Hovering shows YOU NEED TO BE LOGGED IN with a LOGIN link. */
  login: boolean
}

/** What keeps a viewer from playing an event that is not completed. */
const playWarning = (event: EventDates, joined: boolean, now: string | null): RefusalCode | null => {
  if (now === null) return 'DATE_UNKNOWN'
  if (joined || isJoinable(event, now)) return null
  return joiningEnded(event.phases, now) ? 'JOIN_TOO_LATE' : 'EVENT_INVALID'
}

/** The button of a row of the games list; `now` is null where the server's date could not be read (player.md 2). */
export const playButton = (
  event: EventDates,
  viewer: { signedIn: boolean; joined: boolean },
  now: string | null,
): PlayButton => {
  if (event.completed) return { label: 'VIEW RESULTS', enabled: true, warning: null, login: false }
  const warning = playWarning(event, viewer.signedIn && viewer.joined, now)
  const login = !viewer.signedIn && now !== null && eventState(event, now) === 'ongoing'
  return { label: 'PLAY', enabled: warning === null && !login, warning, login }
}

export type EventCountdown = { label: 'STARTS IN' | 'DECKS LOCK IN' | 'NEXT PHASE IN'; until: string }

/** What an event's clock runs down to, null where it has none: upcoming and ongoing events only (player.md 2). */
export const eventCountdown = (event: EventDates, now: string): EventCountdown | null => {
  const state = eventState(event, now)
  const next = datedPhases(event.phases).find(phase => !hasLocked(phase, now))
  if (!next || (state !== 'upcoming' && state !== 'ongoing')) return null
  if (hasOpened(next, now)) return { label: 'DECKS LOCK IN', until: next.lock }
  return { label: state === 'upcoming' ? 'STARTS IN' : 'NEXT PHASE IN', until: next.open }
}

export type PhaseCountdown = { label: 'PHASE OPENS IN' | 'DECKS LOCK IN' | 'NEXT PHASE IN'; until: string }

/**
 * What the clock of one phase runs down to: its opening, then its lock, then the next phase until that opens; null where
 * the event has no clock, the phase no dates, or a later phase has opened (docs/rules.md).
 */
export const phaseCountdown = (event: EventDates, index: number, now: string): PhaseCountdown | null => {
  const clock = eventCountdown(event, now)
  const phase = datedPhases(event.phases).find(each => each.index === index)
  if (!clock || !phase) return null
  if (!hasOpened(phase, now)) return { label: 'PHASE OPENS IN', until: phase.open }
  if (!hasLocked(phase, now)) return { label: 'DECKS LOCK IN', until: phase.lock }
  return clock.label === 'NEXT PHASE IN' ? { label: clock.label, until: clock.until } : null
}

const featuredStates: readonly EventState[] = ['ongoing', 'upcoming', 'completed']

/** The featured carousel's order: ongoing, upcoming, completed; invalid events are not for players (player.md 2). */
export const featuredOrder = <Event extends EventDates>(events: readonly Event[], now: string): Event[] =>
  featuredStates.flatMap(state => events.filter(event => eventState(event, now) === state))
