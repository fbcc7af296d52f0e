import { type EventDates, type EventState, eventState } from '@game/domain'

/** The sections of the events admin list: those of the players, and invalid (admin-social.md 2). */
export const adminSections = ['ongoing', 'upcoming', 'completed', 'invalid'] as const satisfies EventState[]

export const inAdminSection = <Event extends EventDates>(
  events: readonly Event[],
  section: EventState,
  now: string,
): Event[] => events.filter(event => eventState(event, now) === section)
