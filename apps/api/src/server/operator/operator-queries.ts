import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** Finds and locks an account by its username, regardless of case. */
export const lockAccount = (trx: Queryable, username: string) =>
  trx
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .select(['id', 'username', 'role'])
    .forUpdate()
    .executeTakeFirst()

export const setPasswordHash = (trx: Queryable, userId: number, password_hash: string) =>
  trx.updateTable('account').set({ password_hash }).where('id', '=', userId).execute()
