import { type EventDates, eventState } from '@game/domain'

type Result = { eventId: number; rank: number; score: number; final: boolean; finalAt: string | null }

/**
 * Groups a user's events by the server's date: completed ones are results, one whose last phase has locked is being
 * played until it is completed (rulebook 10.20). Adds rank and score if it is ranked.
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
