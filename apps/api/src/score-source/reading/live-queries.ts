import type { LiveMap } from '@game/domain'
import type { Queryable } from '../../db/db.ts'

/** Loads what was told last of the live maps of an event, and keeps others from changing it. */
export const findTold = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_live')
    .where('event_id', '=', eventId)
    .select(['revision', 'maps', 'rounds'])
    .forUpdate()
    .executeTakeFirst()

/** Keeps what is told of the live maps of an event. */
export const saveTold = (
  db: Queryable,
  eventId: number,
  { maps, ...numbers }: { revision: number; rounds: number; maps: readonly LiveMap[] },
) => {
  const told = { ...numbers, maps: JSON.stringify(maps) }
  return db
    .insertInto('event_live')
    .values({ event_id: eventId, ...told })
    .onConflict(conflict => conflict.column('event_id').doUpdateSet(told))
    .execute()
}
