import { type EventDates, eventState } from '@game/domain'

type Result = { eventId: number; rank: number; score: number }

/**
 * Events that somebody takes part in, by the server's date: completed ones are results; one whose last phase has locked
 * is still being played until it is completed (rules.md 4). Each with its rank and score once it is ranked.
 */
export function playingAndResults<Event extends EventDates & { id: number }>(
  events: readonly Event[],
  results: readonly Result[],
  now: string | null,
) {
  const ranked = events.map(event => ({ event, result: results.find(({ eventId }) => eventId === event.id) }))
  return {
    playing: ranked.filter(
      ({ event }) => !event.completed && (now === null || eventState(event, now) !== 'upcoming'),
    ),
    results: ranked.filter(({ event }) => event.completed),
  }
}
