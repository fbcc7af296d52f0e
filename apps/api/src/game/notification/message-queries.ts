import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { isPlayed } from '../../ground/event-visibility/visibility-queries.ts'

/** A message of the organisers that no user has been notified of. */
export type WaitingMessage = { id: number; eventId: number; event: string; en: string; pl: string }

/** Lists the messages of the last day of public events that are to be announced. */
export const listWaitingMessages = (db: Queryable): Promise<WaitingMessage[]> =>
  db
    .selectFrom('event_message as m')
    .innerJoin('event as e', 'e.id', 'm.event_id')
    .where('m.announced_at', 'is', null)
    .where('m.sent_at', '>', sql<string>`now() - interval '1 day'`)
    .where(isPlayed())
    .select(['m.id', 'm.event_id as eventId', 'e.name as event', 'm.en'])
    .select(polishOrEnglish.as('pl'))
    .orderBy('m.id')
    .execute()

/** The Polish text of the message `m`; the English one if it has none (rulebook 20.16). */
export const polishOrEnglish = sql<string>`coalesce(nullif(m.pl, ''), m.en)`

/** Takes a message to announce it, so that no other process does; false if one did. */
export const takeMessage = async (db: Queryable, id: number): Promise<boolean> => {
  const taken = await db
    .updateTable('event_message')
    .set({ announced_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('announced_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}
