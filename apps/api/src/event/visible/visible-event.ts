import { notFound } from '../../contract/refusal.ts'
import type { Sql } from '../../db/db.ts'
import { findVisibleEvent, type Viewer } from '../read/queries.ts'

/** Not found, too, where the viewer may not see it. */
export async function visibleEvent(db: Sql, eventId: number, viewer: Viewer) {
  return (await findVisibleEvent(db, eventId, viewer)) ?? notFound('Event')
}
