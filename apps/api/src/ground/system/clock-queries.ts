import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/** Reads the database's clock, on which many API processes agree (rulebook 2.11). */
export const readClock = async (db: Queryable): Promise<string> => {
  const row = await db.selectNoFrom(sql<string>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow()
  return row.now
}
