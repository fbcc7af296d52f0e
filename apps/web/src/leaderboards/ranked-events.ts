import { datedPhases, type PhaseDates } from '@game/domain'

/** Leaves out events that cannot have a ranking: those without a phase that has dates (rulebook 2.4, 13.22). */
export const rankedEvents = <Event extends { phases: readonly PhaseDates[] }>(
  events: readonly Event[],
): Event[] => events.filter(({ phases }) => datedPhases(phases).length > 0)
