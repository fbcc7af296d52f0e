import { type EventDates, eventState, isJoinable } from '@game/domain'

/**
 * Chooses, with the random number `lot` in [0, 1), one of the ongoing events that the viewer can join or plays; if there is
 * none, one of the upcoming ones, else one of the other ongoing ones (rulebook 13.6). Undefined if none is ongoing or upcoming.
 */
export function drawEvent<Event extends EventDates & { joined: boolean }>(
  events: readonly Event[],
  now: string,
  lot: number,
): Event | undefined {
  const inState = (state: string) => events.filter(event => eventState(event, now) === state)
  const ongoing = inState('ongoing')
  const playable = ongoing.filter(event => event.joined || isJoinable(event, now))
  const drawn = [playable, inState('upcoming'), ongoing].find(each => each.length > 0) ?? []
  return drawn[Math.floor(lot * drawn.length)]
}
