import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

export const requestDeletion = (db: Queryable, userId: number) =>
  db
    .updateTable('account')
    .set({ deletion_requested_at: sql<string>`now()` })
    .where('id', '=', userId)
    .execute()

/** Returns false if the account has been erased in the meantime. */
export const cancelDeletion = async (db: Queryable, userId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ deletion_requested_at: null })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
