import { datedPhases, type EventDates, type EventState, eventState, type PhaseDates } from '@game/domain'

/** Leaves out events that cannot have a ranking: those without a phase that has dates (rulebook 2.4, 13.22). */
export const rankedEvents = <Event extends { phases: readonly PhaseDates[] }>(
  events: readonly Event[],
): Event[] => events.filter(({ phases }) => datedPhases(phases).length > 0)

/** What is played or awaits its results comes first, then what is over, then what is still to come. */
const order: readonly EventState[] = ['ongoing', 'invalid', 'completed', 'upcoming']

/** Sorts events by their state; as they are while the server's date is unknown. */
export const byState = <Event extends EventDates>(events: readonly Event[], now: string | null): Event[] =>
  now === null
    ? [...events]
    : order.flatMap(state => events.filter(event => eventState(event, now) === state))
