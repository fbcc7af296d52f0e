import type { Queryable } from '../../../ground/db/db.ts'

/** Lists the sources of events that are not completed: any of them may have chunks that a dead process has not read. */
export const listOpenSources = async (db: Queryable): Promise<number[]> => {
  const rows = await db
    .selectFrom('score_source as s')
    .innerJoin('event as e', 'e.id', 's.event_id')
    .where('e.completed', '=', false)
    .select('s.id')
    .orderBy('s.id')
    .execute()
  return rows.map(({ id }) => id)
}
