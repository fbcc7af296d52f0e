import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Who asks; null for a visitor. */
export type Asker = { id: number; role: 'user' | 'admin' } | null

/**
 * Only admins see unpublished events (rulebook 2.2). Expects the event's alias to be `e`. Each of both has a statement of its own: a
 * value would have it planned anew each time.
 */
export const visibleTo = (asker: Asker) => visibleIf(sql.lit(isAdmin(asker)))

/** The same where the statement finds out, or is told later, whether an admin asks. */
export const visibleIf = (admin: boolean | RawBuilder<boolean>) => sql<boolean>`(e.public or ${admin})`

/** The account `a` of a session, for what is read with it: who asks, and whether as an admin. */
export const ofAccount = { userId: sql<number>`a.id`, admin: sql<boolean>`a.role = 'admin'` }

export const isAdmin = (asker: Asker): boolean => asker?.role === 'admin'

export const findVisibleEvent = (db: Queryable, eventId: number, asker: Asker) =>
  db
    .selectFrom('event as e')
    .where('e.id', '=', eventId)
    .where(visibleTo(asker))
    .select(['e.id', 'e.completed', 'e.generation'])
    .executeTakeFirst()
