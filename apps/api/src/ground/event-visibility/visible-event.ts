import { notFound } from '../contract/refusal.ts'
import type { Queryable } from '../db/db.ts'
import { type Asker, findVisibleEvent } from './visibility-queries.ts'

/** Returns the event; 404 also if the asker may not see it. */
export async function getVisibleEvent(db: Queryable, eventId: number, asker: Asker) {
  return (await findVisibleEvent(db, eventId, asker)) ?? notFound('Event')
}
