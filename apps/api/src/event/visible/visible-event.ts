import { notFound } from '../../contract/refusal.ts'
import type { Queryable } from '../../db/db.ts'
import { findVisibleEvent, type Viewer } from './queries.ts'

/** Answers the event; 404 also if the asker may not see it. */
export async function getVisibleEvent(db: Queryable, eventId: number, viewer: Viewer) {
  return (await findVisibleEvent(db, eventId, viewer)) ?? notFound('Event')
}
