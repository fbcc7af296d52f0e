import type { RefusalCode } from '../shared/refusal.ts'
import { type EventDates, type EventViewer, eventState, isJoinable, joiningEnded } from './event-state.ts'

/** The button of an event in the games list. */
export type PlayButton = {
  label: 'PLAY' | 'VIEW RESULTS'
  enabled: boolean
  /** The reason why the button is disabled. */
  warning: RefusalCode | null
  /** Hovering shows YOU NEED TO BE LOGGED IN with a LOGIN link. */
  login: boolean
}

/** Returns the refusal if a viewer cannot play an event that is not completed. */
const playWarning = (event: EventDates, joined: boolean, now: string | null): RefusalCode | null => {
  if (now === null) return 'DATE_UNKNOWN'
  if (joined || isJoinable(event, now)) return null
  return joiningEnded(event.phases, now) ? 'JOIN_TOO_LATE' : 'EVENT_INVALID'
}

/**
 * Returns the button of an event in the games list; `now` is null if the server's date could not be read (rulebook 2.13,
 * 2.14). Warns with DATE_UNKNOWN, JOIN_TOO_LATE, EVENT_INVALID.
 *
 * @example
 * const completed = { completed: true, phases: [] }
 * playButton(completed, { signedIn: false, joined: false }, '2026-06-01T18:00:00Z').label // 'VIEW RESULTS'
 */
export const playButton = (event: EventDates, viewer: EventViewer, now: string | null): PlayButton => {
  if (event.completed) return { label: 'VIEW RESULTS', enabled: true, warning: null, login: false }
  const warning = playWarning(event, viewer.signedIn && viewer.joined, now)
  const login = !viewer.signedIn && now !== null && eventState(event, now) === 'ongoing'
  return { label: 'PLAY', enabled: warning === null && !login, warning, login }
}
