import type { Transaction } from 'kysely'
import type { Sql } from './db.ts'
import type { Schema } from './schema.ts'

/** Runs `work` in the transaction at hand, or in one of its own. */
export function atomically<T>(db: Sql, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db as Transaction<Schema>) : db.transaction().execute(work)
}
