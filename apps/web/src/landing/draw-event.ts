import { type EventDates, eventState, isJoinable } from '@game/domain'

/**
 * Draws by `lot` in [0, 1) one of the ongoing events that the viewer can join or plays; where there is none, one of those
 * that come, then one of the other ongoing ones (rulebook 13.6). Undefined where nothing is ongoing or upcoming.
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
