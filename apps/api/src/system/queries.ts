import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Time is the database's, so that many API processes agree. */
export const readClock = async (db: Queryable): Promise<string> => {
  const row = await db.selectNoFrom(sql<string>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()
  return row.now
}
