import type { Sql } from '../db/db.ts'
import { notify } from './queries.ts'

export const scoringChannel = 'score'

/**
 * Asks that an event's standings be brought up to date: heard by the jobs of some process once the transaction commits.
 * Should nobody hear it, the sweep finds the event.
 */
export const askScoring = (db: Sql, eventId: number): Promise<void> =>
  notify(db, scoringChannel, String(eventId))

/** Asks the clock to look at once instead of at its next sweep: a date has been moved, maybe to within the minute. */
export const askSweep = (db: Sql): Promise<void> => notify(db, scoringChannel, '')
