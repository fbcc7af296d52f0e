import { notFound } from '../../contract/refusal.ts'
import type { Queryable } from '../../db/db.ts'
import { findVisibleEvent, type Viewer } from './queries.ts'

/** Not found, too, where the viewer may not see it. */
export async function getVisibleEvent(db: Queryable, eventId: number, viewer: Viewer) {
  return (await findVisibleEvent(db, eventId, viewer)) ?? notFound('Event')
}
