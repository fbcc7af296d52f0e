import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** A message of the organisers that no user has been notified of. */
export type WaitingMessage = { id: number; eventId: number; event: string; en: string; pl: string }

/** Lists the messages of the last day of public events that are to be announced. */
export const listWaitingMessages = (db: Queryable): Promise<WaitingMessage[]> =>
  db
    .selectFrom('event_message as m')
    .innerJoin('event as e', 'e.id', 'm.event_id')
    .where('m.announced_at', 'is', null)
    .where('m.sent_at', '>', sql<string>`now() - interval '1 day'`)
    .where('e.public', '=', true)
    .select(['m.id', 'm.event_id as eventId', 'e.name as event', 'm.en', 'm.pl'])
    .orderBy('m.id')
    .execute()

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
