import type { LiveMap } from '@game/domain'
import type { Queryable } from '../../../ground/db/db.ts'

/** Loads and locks what was last announced about the live maps of an event. */
export const findAnnounced = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_live')
    .where('event_id', '=', eventId)
    .select(['revision', 'maps', 'rounds'])
    .forUpdate()
    .executeTakeFirst()

/** Stores what is announced about the live maps of an event. */
export const saveAnnounced = (
  db: Queryable,
  eventId: number,
  { maps, ...numbers }: { revision: number; rounds: number; maps: readonly LiveMap[] },
) => {
  const columns = { ...numbers, maps: JSON.stringify(maps) }
  return db
    .insertInto('event_live')
    .values({ event_id: eventId, ...columns })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet(columns))
    .execute()
}
