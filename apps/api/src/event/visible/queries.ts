import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

/** Who asks; null for a visitor. */
export type Viewer = { id: number; role: 'user' | 'admin' } | null

/** Only admins see unpublished events (rulebook 2.2). Expects the event's alias to be `e`. */
export const visibleTo = (viewer: Viewer) => sql<boolean>`(e.public or ${viewer?.role === 'admin'})`

export const findVisibleEvent = (db: Queryable, eventId: number, viewer: Viewer) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .where(visibleTo(viewer))
    .select(['e.id', 'e.completed', 'e.generation'])
    .executeTakeFirst()
