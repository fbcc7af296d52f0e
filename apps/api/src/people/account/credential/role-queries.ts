import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

export const setRole = (db: Queryable, username: string, role: 'user' | 'admin') =>
  db
    .updateTable('account')
    .set({ role })
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .returning('username')
    .executeTakeFirst()

/** Whether a user is the only admin. Locks the admins, so that of two who leave at the same time one stays (rulebook 1.22). */
export const isLastAdmin = async (trx: Queryable, userId: number): Promise<boolean> => {
  const admins = await trx
    .selectFrom('account')
    .where('role', '=', 'admin')
    .where('deletion_requested_at', 'is', null)
    .where('erased_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.length === 1 && admins[0]?.id === userId
}
