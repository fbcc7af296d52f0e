import type { Transaction } from 'kysely'
import { again } from './again.ts'
import { atomically } from './atomically.ts'
import type { Db } from './db.ts'
import type { Schema } from './schema.ts'

/** Does the work in one transaction. A dry run does it too, answers what came of it, and takes it all back. */
export const transact = <T>(
  db: Db,
  { dryRun }: { dryRun?: boolean | undefined },
  work: (trx: Transaction<Schema>) => Promise<T>,
): Promise<T> => (dryRun ? again(() => takenBack(db, work)) : atomically(db, work))

async function takenBack<T>(db: Db, work: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute()
  try {
    return await work(trx)
  } finally {
    await trx.rollback().execute()
  }
}
