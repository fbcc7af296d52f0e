import { type EventDates, eventState } from '@game/domain'

/** The games list's sections in order (player.md 2); invalid events belong to the admins' list. */
export const sections = ['ongoing', 'upcoming', 'completed'] as const
export type Section = (typeof sections)[number]

/** Where an event stands; while the server's date is unknown (`null`) only completed ones are told apart. */
export function inSection<Event extends EventDates>(
  events: readonly Event[],
  section: Section,
  now: string | null,
): Event[] {
  return events.filter(event => {
    if (now === null) return section === (event.completed ? 'completed' : 'ongoing')
    return eventState(event, now) === section
  })
}
