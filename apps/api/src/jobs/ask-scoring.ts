import type { Queryable } from '../db/db.ts'
import { notify } from './queries.ts'

export const scoringChannel = 'score'

/**
 * Asks that an event's standings be brought up to date: heard by the jobs of some process once the transaction commits.
 * Should nobody hear it, the sweep finds the event.
 */
export const requestRanking = (db: Queryable, eventId: number): Promise<void> =>
  notify(db, scoringChannel, String(eventId))

/** Asks the clock to look at once instead of at its next sweep: a date has been moved, maybe to within the minute. */
export const requestDueWork = (db: Queryable): Promise<void> => notify(db, scoringChannel, '')
