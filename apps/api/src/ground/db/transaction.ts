import type { Transaction } from 'kysely'
import type { Db, Queryable } from './db.ts'
import { sqlState } from './postgres-error.ts'
import type { Schema } from './schema.ts'

const maxAttempts = 4
/** Deadlock, serialization failure. Not a lost connection, after which it is unknown whether the transaction was committed. */
const conflicts = new Set(['40P01', '40001'])

/**
 * Runs `work`, and again from its start if the database has rolled it back in favour of another transaction. `work` may change
 * only the database.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === maxAttempts || !conflicts.has(sqlState(error) ?? '')) throw error
    }
  }
}

/** Reads in one transaction whose statements all see the same instant. */
export const readAtOnce = <T>(db: Db, read: Work<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)

type Work<T> = (trx: Transaction<Schema>) => Promise<T>

/** Runs `work` in the current transaction, or in a new one with `retryOnConflict`. */
export function inTransaction<T>(db: Queryable, work: Work<T>): Promise<T> {
  return db.isTransaction
    ? work(db as Transaction<Schema>)
    : retryOnConflict(() => db.transaction().execute(work))
}

/** Runs `work` in one transaction and returns its result; a dry run rolls it back. */
export const commitUnlessDryRun = <T>(
  db: Db,
  { dryRun }: { dryRun?: boolean | undefined },
  work: Work<T>,
): Promise<T> => (dryRun ? retryOnConflict(() => inRolledBackTransaction(db, work)) : inTransaction(db, work))

async function inRolledBackTransaction<T>(db: Db, work: Work<T>): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}
