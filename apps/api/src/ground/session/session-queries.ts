import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../db/db.ts'
import type { Given } from '../db/prepare-statement.ts'
import type { Schema } from '../db/schema.ts'

/** How long a session lasts, by the database's clock (rulebook 1.13). */
const idle = sql<string>`interval '24 hours'`
const remembered = sql<string>`interval '30 days'`
const longest = sql<string>`interval '90 days'`

type NewSession = Omit<Insertable<Schema['session']>, 'expires_at' | 'name' | 'scopes'>

export const insertSession = (db: Queryable, session: NewSession) =>
  db
    .insertInto('session')
    .values({ ...session, expires_at: sql`now() + ${session.remember ? remembered : idle}` })
    .execute()

/** Selects live sessions and access tokens of accounts whose deletion has not been requested. */
const liveSessions = (db: Queryable) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .where('s.expires_at', '>', sql<string>`now()`)
    .where(eb =>
      eb.or([eb('s.created_at', '>', sql<string>`now() - ${longest}`), eb('s.scopes', 'is not', null)]),
    )
    .where('a.deletion_requested_at', 'is', null)

/** Selects the events of which the account `a` is an organiser. */
const organisedByAccount = sql<number[]>`array(select o.event_id from event_organiser o
  where o.user_id = a.id and o.accepted_at is not null)`

/** Selects the private events that the account `a` owns. */
const ownedByAccount = sql<number[]>`array(select h.event_id from private_event h where h.owner_id = a.id)`

/** Selects the private events in which the account `a` takes part. */
const playedByAccount = sql<number[]>`array(select q.event_id from event_participant q
  where q.user_id = a.id and q.state = 'in')`

/**
 * Makes a query that selects the account of a live session and, in the same statement, what `joinedRead` selects from the account `a`.
 * `useIsStale`: its last use was recorded more than an hour ago.
 */
export const selectSession =
  <Values extends object, Read>(joinedRead: (db: Queryable, given: Given<Values>) => RawBuilder<Read>) =>
  (db: Queryable, given: Given<Values & { tokenHash: string }>) =>
    liveSessions(db)
      .where('s.token_hash', '=', given.tokenHash)
      .select([
        'a.id',
        'a.username',
        'a.name',
        'a.role',
        's.id as sessionId',
        's.scopes',
        's.by_passkey as byPasskey',
        organisedByAccount.as('organises'),
        ownedByAccount.as('owns'),
        playedByAccount.as('takesPart'),
      ])
      // A replica, which may stand in for the primary, records no use.
      .select(
        sql<boolean>`s.used_at < now() - interval '1 hour' and not pg_is_in_recovery()`.as('useIsStale'),
      )
      .select(joinedRead(db, given).as('joinedRead'))

/** A joined read that reads nothing. */
export const noJoinedRead = () => sql<null>`null`

/** Lists the sessions among these that are live. */
export const listLive = async (db: Queryable, ids: readonly number[]): Promise<number[]> => {
  const rows = await liveSessions(db).where('s.id', 'in', ids).select('s.id').execute()
  return rows.map(({ id }) => id)
}

/** Whether a session was opened in the last ten minutes. */
export const isFreshSession = async (db: Queryable, tokenHash: string): Promise<boolean> => {
  const found = await db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('created_at', '>', sql<string>`now() - interval '10 minutes'`)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Records a use, which extends a session without `remember`. */
export const noteUse = (db: Queryable, tokenHash: string) =>
  db
    .updateTable('session')
    .from(sql<{ at: string; end: string }>`(select now() as at, now() + ${idle} as "end")`.as('use'))
    .set(({ ref }) => ({
      used_at: ref('use.at'),
      expires_at: sql`case when remember then expires_at else ${ref('use.end')} end`,
    }))
    .where('token_hash', '=', tokenHash)
    .execute()

/** Lists the live sessions of a user's browsers: the one of the token (`own`), then the last used first. */
export const listSessions = (db: Queryable, userId: number, tokenHash: string) =>
  liveSessions(db)
    .where('s.account_id', '=', userId)
    .where('s.scopes', 'is', null)
    .select(['s.id', 's.device', 's.network', 's.created_at as createdAt', 's.used_at as usedAt'])
    .select(sql<boolean>`s.token_hash = ${tokenHash}`.as('own'))
    .orderBy('own', 'desc')
    .orderBy('s.used_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

export const deleteSession = (db: Queryable, tokenHash: string) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()

/** Returns false if no browser of the user has such a session. */
export const deleteSessionOf = async (db: Queryable, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', userId)
    .where('id', '=', id)
    .where('scopes', 'is', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes the sessions of a user's browsers but one. */
export const deleteOtherSessions = (db: Queryable, userId: number, keptTokenHash: string) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', userId)
    .where('scopes', 'is', null)
    .where('token_hash', '<>', keptTokenHash)
    .execute()

/** Deletes a user's sessions and access tokens, all or all but one. */
export const deleteSessionsOf = (db: Queryable, userId: number, keptTokenHash = '') =>
  db.deleteFrom('session').where('account_id', '=', userId).where('token_hash', '<>', keptTokenHash).execute()

export const deleteExpiredSessions = (db: Queryable) =>
  db
    .deleteFrom('session')
    .where(eb =>
      eb.or([
        eb('expires_at', '<=', sql<string>`now()`),
        eb.and([eb('created_at', '<=', sql<string>`now() - ${longest}`), eb('scopes', 'is', null)]),
      ]),
    )
    .execute()

/** Finds an account by username regardless of case; an erased account has no username. */
export const findCredentials = (db: Queryable, username: string) =>
  db
    .selectFrom('account')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('erased_at', 'is', null)
    .select(['id', 'username', 'role', 'password_hash', 'deletion_requested_at'])
    .executeTakeFirst()
