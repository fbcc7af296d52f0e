import type { Transaction } from 'kysely'
import { again } from './again.ts'
import type { Sql } from './db.ts'
import type { Schema } from './schema.ts'

/**
 * Runs `work` in the transaction at hand, or in one of its own: that one again where the database undid it, so that
 * `work` may change nothing but the database.
 */
export function atomically<T>(db: Sql, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Schema>) : again(() => db.transaction().execute(work))
}
