import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** The user of a call; null for a visitor. */
export type Asker = { id: number; role: 'user' | 'admin' } | null

/**
 * Only admins see unpublished events (rulebook 2.2). Expects the event's alias to be `e`. The text differs for admins and others:
 * with a parameter Postgres would plan the statement each time.
 */
export const visibleTo = (asker: Asker) => visibleIf(sql.lit(isAdmin(asker)))

/** The same for a statement that reads itself whether the asker is an admin, or gets it as a parameter. */
export const visibleIf = (admin: boolean | RawBuilder<boolean>) => sql<boolean>`(e.public or ${admin})`

/** The asker as the account `a` of a session, for a read that is joined to it. */
export const ofAccount = { userId: sql<number>`a.id`, admin: sql<boolean>`a.role = 'admin'` }

export const isAdmin = (asker: Asker): boolean => asker?.role === 'admin'

export const findVisibleEvent = (db: Queryable, eventId: number, asker: Asker) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .where(visibleTo(asker))
    .select(['e.id', 'e.public', 'e.completed', 'e.generation'])
    .executeTakeFirst()
