import type { Queryable } from '../../../ground/db/db.ts'

/** Lists the ids of the events with this name. */
export const listEventsNamed = async (db: Queryable, name: string): Promise<number[]> => {
  const rows = await db.selectFrom('event').where('name', '=', name).select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
