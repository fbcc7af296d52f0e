import { type EventDates, eventState, isJoinable } from '@game/domain'

/**
 * Chooses, with the random number `lot` in [0, 1), one of the ongoing and upcoming events that the viewer can join or plays; if
 * there is none, one of the other ongoing ones (rulebook 13.6). Undefined if none is ongoing or upcoming.
 */
export function drawEvent<Event extends EventDates & { joined: boolean }>(
  events: readonly Event[],
  now: string,
  lot: number,
): Event | undefined {
  const ahead = events.filter(event => ['ongoing', 'upcoming'].includes(eventState(event, now)))
  const playable = ahead.filter(event => event.joined || isJoinable(event, now))
  const drawn = playable.length > 0 ? playable : ahead
  return drawn[Math.floor(lot * drawn.length)]
}
