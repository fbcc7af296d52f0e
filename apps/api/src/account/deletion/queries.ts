import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

export const requestDeletion = (db: Queryable, userId: number) =>
  db
    .updateTable('account')
    .set({ deletion_requested_at: sql<string>`now()` })
    .where('id', '=', userId)
    .execute()

/** Answers false if the account has been erased meanwhile. */
export const cancelDeletion = async (db: Queryable, userId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ deletion_requested_at: null })
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Standings keep a copy of the username, so that a page of them is one read. Locks the user's events, so that a ranking
 * in progress, which has read the former name, ends first and one that starts now reads the new name.
 */
export const renameInStandings = async (db: Queryable, userId: number, username: string): Promise<void> => {
  await db
    .selectFrom('event')
    .where('id', 'in', played => played.selectFrom('deck').where('user_id', '=', userId).select('event_id'))
    .select('id')
    .orderBy('id')
    .forShare()
    .execute()
  await db.updateTable('standing').set({ username }).where('user_id', '=', userId).execute()
}
