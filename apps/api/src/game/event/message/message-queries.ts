import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

type NewMessage = { eventId: number; en: string; pl: string; adminId: number }

/** Stores a message, the only one of its event on a day; returns its id, undefined if there is one already. */
export const insertMessage = async (
  db: Queryable,
  { eventId, en, pl, adminId }: NewMessage,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`insert into event_message (event_id, day, en, pl, sent_by)
    values (${eventId}, (clock_timestamp() at time zone 'UTC')::date, ${en}, ${pl}, ${adminId})
    on conflict (event_id, day) do nothing returning id`.execute(db)
  return rows[0]?.id
}

/** How many of an event's messages are shown. */
const mostShown = 50

/** Lists an event's messages, the newest first; `isToday`: whether it is the one of this day. */
export const listEventMessages = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_message as m')
    .leftJoin('account as a', 'a.id', 'm.sent_by')
    .where('m.event_id', '=', eventId)
    .select(['m.id', 'm.en', 'm.pl', 'm.sent_at as sentAt', 'a.username as sentBy'])
    .select(sql<boolean>`m.day = (clock_timestamp() at time zone 'UTC')::date`.as('isToday'))
    .orderBy('m.id', 'desc')
    .limit(mostShown)
    .execute()
