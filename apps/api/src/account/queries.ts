import { type Insertable, sql } from 'kysely'
import type { Sql } from '../db/db.ts'
import type { Schema } from '../db/schema.ts'

export const insertSession = (db: Sql, session: Insertable<Schema['session']>) =>
  db.insertInto('session').values(session).execute()

/** The account of a live session; accounts that asked for deletion have none. */
export const findSessionAccount = (db: Sql, tokenHash: string) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<string>`now()`)
    .where('a.deletion_requested_at', 'is', null)
    .select(['a.id', 'a.username', 'a.name', 'a.role', 's.remember', 's.expires_at'])
    .executeTakeFirst()

export const extendSession = (db: Sql, tokenHash: string, expires: Date) =>
  db.updateTable('session').set({ expires_at: expires }).where('token_hash', '=', tokenHash).execute()

export const deleteSession = (db: Sql, tokenHash: string) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()

export const deleteSessionsOf = (db: Sql, accountId: number) =>
  db.deleteFrom('session').where('account_id', '=', accountId).execute()

/** By username without regard to case; an erased account has no name to be found by. */
export const findCredentials = (db: Sql, username: string) =>
  db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .select(['id', 'username', 'password_hash', 'deletion_requested_at'])
    .executeTakeFirst()

export const insertAccount = (db: Sql, account: Insertable<Schema['account']>) =>
  db.insertInto('account').values(account).returning(['id', 'username']).executeTakeFirstOrThrow()

export const requestDeletion = (db: Sql, accountId: number) =>
  db
    .updateTable('account')
    .set({ deletion_requested_at: sql<string>`now()` })
    .where('id', '=', accountId)
    .execute()

/** False where the account has been erased meanwhile. */
export const takeDeletionBack = async (db: Sql, accountId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ deletion_requested_at: null })
    .where('id', '=', accountId)
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Published rankings bear names of their own, so that a page of them is one read. One on its way, which has read the former
 * name, is waited for; one that begins meanwhile waits and reads the new.
 */
export const renameInStandings = async (db: Sql, accountId: number, username: string): Promise<void> => {
  await db
    .selectFrom('event')
    .where('id', 'in', played =>
      played.selectFrom('deck').where('user_id', '=', accountId).select('event_id'),
    )
    .select('id')
    .orderBy('id')
    .forShare()
    .execute()
  await db.updateTable('standing').set({ username }).where('user_id', '=', accountId).execute()
}

/** Accounts whose deletion was asked for at least `days` ago, locked so that one process erases each. */
export const listErasable = (db: Sql, days: number) =>
  db
    .selectFrom('account')
    .where('erased_at', 'is', null)
    .where('deletion_requested_at', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .select('id')
    .forUpdate()
    .skipLocked()
    .execute()

/** Takes everything personal away; the row stays for the rankings it stands in. */
export const eraseAccount = (db: Sql, accountId: number, name: string) =>
  db
    .updateTable('account')
    .set({
      username: name,
      name,
      email: null,
      password_hash: '',
      avatar: '',
      policy_accepted_at: null,
      erased_at: sql<string>`now()`,
    })
    .where('id', '=', accountId)
    .execute()

/** What a person leaves with others: friendships, and the notifications that name him. */
export const deleteTraces = async (db: Sql, accountId: number): Promise<void> => {
  await db
    .deleteFrom('friendship')
    .where(eb => eb.or([eb('sender_id', '=', accountId), eb('recipient_id', '=', accountId)]))
    .execute()
  await db.deleteFrom('notification').where('user_id', '=', accountId).execute()
  await db
    .deleteFrom('notification')
    .where('kind', 'in', ['friend_invite', 'friend_accepted'])
    .where(sql<number>`(facts ->> 'userId')::int`, '=', accountId)
    .execute()
}

export const deleteExpiredSessions = (db: Sql) =>
  db.deleteFrom('session').where('expires_at', '<=', sql<string>`now()`).execute()

/** Of windows that have passed; an address is kept no longer than it is needed. */
export const deleteOldAttempts = (db: Sql, windowMinutes: number) =>
  db
    .deleteFrom('sign_in_attempt')
    .where('since', '<=', sql<string>`now() - make_interval(mins => ${windowMinutes})`)
    .execute()

export const updateProfileRow = (db: Sql, accountId: number, profile: { name?: string; avatar?: string }) =>
  db.updateTable('account').set(profile).where('id', '=', accountId).execute()

export const setRole = (db: Sql, username: string, role: 'user' | 'admin') =>
  db
    .updateTable('account')
    .set({ role })
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .returning('username')
    .executeTakeFirst()

/** Counts one more attempt in the running window and answers how many that makes. */
export const countAttempt = async (db: Sql, key: string, windowMinutes: number): Promise<number> => {
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

export const takeAttemptBack = (db: Sql, key: string) =>
  db
    .updateTable('sign_in_attempt')
    .set(eb => ({ attempts: eb('attempts', '-', 1) }))
    .where('key', '=', key)
    .where('attempts', '>', 0)
    .execute()

export const forgetAttempts = (db: Sql, key: string) =>
  db.deleteFrom('sign_in_attempt').where('key', '=', key).execute()

/** What the profile and the shell show of a person; `points` and the badges are added by their features. */
export const findProfile = (db: Sql, by: { id: number } | { username: string }) =>
  db
    .selectFrom('account as a')
    .leftJoin('clan_member as m', 'm.user_id', 'a.id')
    .where(eb =>
      'id' in by ? eb('a.id', '=', by.id) : eb(sql`lower(a.username)`, '=', by.username.toLowerCase()),
    )
    .where('a.deletion_requested_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .select([
      'a.id',
      'a.username',
      'a.name',
      'a.email',
      'a.avatar',
      'a.role',
      'm.clan_id',
      'm.role as clan_role',
    ])
    .executeTakeFirst()
