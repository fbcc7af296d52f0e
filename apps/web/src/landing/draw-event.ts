import { type EventDates, eventState } from '@game/domain'

/** Draws one of the ongoing and upcoming events by `lot` in [0, 1); undefined where there is none (rulebook 13.6). */
export function drawEvent<Event extends EventDates>(
  events: readonly Event[],
  now: string,
  lot: number,
): Event | undefined {
  const playable = events.filter(event => ['ongoing', 'upcoming'].includes(eventState(event, now)))
  return playable[Math.floor(lot * playable.length)]
}
