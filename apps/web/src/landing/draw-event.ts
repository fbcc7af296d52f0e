import { type EventDates, eventState } from '@game/domain'

/** One of the ongoing and upcoming events by `lot` in [0, 1); undefined where there is none (player.md 2). */
export function drawEvent<Event extends EventDates>(
  events: readonly Event[],
  now: string,
  lot: number,
): Event | undefined {
  const playable = events.filter(event => ['ongoing', 'upcoming'].includes(eventState(event, now)))
  return playable[Math.floor(lot * playable.length)]
}
