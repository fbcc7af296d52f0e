import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'

export const insertSession = (db: Queryable, session: Insertable<Schema['session']>) =>
  db.insertInto('session').values(session).execute()

/** Finds the account of a live session; an account with a requested deletion has none. */
export const findSessionUser = (db: Queryable, tokenHash: string) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<string>`now()`)
    .where('a.deletion_requested_at', 'is', null)
    .select(['a.id', 'a.username', 'a.name', 'a.role', 's.remember', 's.expires_at'])
    .executeTakeFirst()

export const extendSession = (db: Queryable, tokenHash: string, expires: Date) =>
  db.updateTable('session').set({ expires_at: expires }).where('token_hash', '=', tokenHash).execute()

export const deleteSession = (db: Queryable, tokenHash: string) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()

export const deleteSessionsOf = (db: Queryable, userId: number) =>
  db.deleteFrom('session').where('account_id', '=', userId).execute()

export const deleteExpiredSessions = (db: Queryable) =>
  db.deleteFrom('session').where('expires_at', '<=', sql<string>`now()`).execute()

/** Finds an account by username regardless of case; an erased account has no username. */
export const findCredentials = (db: Queryable, username: string) =>
  db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .select(['id', 'username', 'password_hash', 'deletion_requested_at'])
    .executeTakeFirst()

/** Counts one more attempt in the current window; answers how many that makes. */
export const countAttempt = async (db: Queryable, key: string, windowMinutes: number): Promise<number> => {
  const fresh = sql<boolean>`sign_in_attempt.since > now() - make_interval(mins => ${windowMinutes})`
  const row = await db
    .insertInto('sign_in_attempt')
    .values({ key, attempts: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        attempts: sql`case when ${fresh} then sign_in_attempt.attempts + 1 else 1 end`,
        since: sql`case when ${fresh} then sign_in_attempt.since else now() end`,
      }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow()
  return row.attempts
}

export const uncountAttempt = (db: Queryable, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set(eb => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute()

export const deleteAttempts = (db: Queryable, key: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', key).execute()

/** Deletes attempts of windows that have passed, so that an address is kept no longer than needed. */
export const deleteOldAttempts = (db: Queryable, windowMinutes: number) =>
  db
    .deleteFrom('sign_in_attempt')
    .where('since', '<=', sql<string>`now() - make_interval(mins => ${windowMinutes})`)
    .execute()
