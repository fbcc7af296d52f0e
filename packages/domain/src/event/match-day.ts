import { addDays, instantOf, localTimeOf } from '../shared/local-time.ts'

/** A day of a zone: the ISO instants from which and before which it is, and the days around it, `YYYY-MM-DD`. */
export type MatchDay = { from: string; to: string; before: string; after: string }

/**
 * Returns a day of the match centre as the clocks of an IANA zone show it; where they change, it has 23 or 25 hours (rulebook 29.1).
 *
 * @example
 * matchDay('2026-06-01', 'Europe/Warsaw').from // '2026-05-31T22:00:00.000Z'
 */
export const matchDay = (day: string, zone: string): MatchDay => {
  const after = addDays(day, 1)
  return { from: instantOf(day, 0, zone), to: instantOf(after, 0, zone), before: addDays(day, -1), after }
}

/** Returns the day of an ISO instant in an IANA zone, `YYYY-MM-DD` (rulebook 29.1). */
export const dayInZone = (at: string, zone: string): string => localTimeOf(at, zone).day
