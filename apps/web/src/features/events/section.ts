import { datedPhases, type EventDates, eventState, hasLocked } from '@game/domain'
import type { Outputs } from '../../base/api/client.ts'

/** An event in the answers of the lists of events. */
export type ListedEvent = Outputs['event']['getEvents']['events'][number]

/** The sections of the games list, in order (rulebook 13.8); invalid events belong to the list of the admin area. */
export const sections = ['ongoing', 'upcoming', 'completed'] as const
export type Section = (typeof sections)[number]

/** Picks the events of a section. */
export const inSection = <Event extends EventDates>(
  events: readonly Event[],
  section: Section,
  now: string,
): Event[] => events.filter(event => eventState(event, now) === section)

/** Picks the events whose last phase has locked and that are not completed yet: they are in no section (rulebook 2.8, 13.65). */
export function awaitingResults<Event extends EventDates>(events: readonly Event[], now: string): Event[] {
  return events.filter(({ completed, phases }) => {
    const last = datedPhases(phases).at(-1)
    return !completed && last !== undefined && hasLocked(last, now)
  })
}
