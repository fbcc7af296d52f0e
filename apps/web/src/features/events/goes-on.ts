import { type PhaseDates, unlockedPhases } from '@game/domain'

/** Whether a phase of an event is still to lock: after the last lock nobody is out of anything (rulebook 13.61). */
export const goesOn = (phases: readonly PhaseDates[], now: string | null | undefined): boolean =>
  (now ? unlockedPhases(phases, now) : phases).length > 0
