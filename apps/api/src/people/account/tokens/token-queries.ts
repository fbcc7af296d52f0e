import type { TokenScope } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

type NewToken = {
  userId: number
  name: string
  scopes: TokenScope[]
  days: number
  tokenHash: string
  network: string
  /** Whether the session that makes it was opened by a passkey. */
  byPasskey: boolean
}

/** Makes requests of one user take turns until their transactions end. */
export const lockTokensOf = (db: Queryable, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('tokens of a user'), ${userId}::int)`.execute(db)

/** Counts a user's live tokens. */
export const countTokens = async (db: Queryable, userId: number): Promise<number> => {
  const { count } = await liveTokens(db, userId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Inserts a token, which lasts for these days by the database's clock; `remember` keeps its uses from changing that. */
export const insertToken = (db: Queryable, { userId, days, tokenHash, byPasskey, ...token }: NewToken) =>
  db
    .insertInto('session')
    .values({
      ...token,
      token_hash: tokenHash,
      by_passkey: byPasskey,
      account_id: userId,
      remember: true,
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .returning(['id', 'expires_at as expiresAt'])
    .executeTakeFirstOrThrow()

/** Lists a user's live tokens, the newest first; `usedAt` is null for one that was never used. */
export const listTokens = (db: Queryable, userId: number) =>
  liveTokens(db, userId)
    .select(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(sql<string>`name`.as('name'))
    .select(sql<TokenScope[]>`scopes`.as('scopes'))
    .select(sql<string | null>`nullif(used_at, created_at)`.as('usedAt'))
    .orderBy('id', 'desc')
    .execute()

/** Returns false if the user has no such token. */
export const deleteToken = async (db: Queryable, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('account_id', '=', userId)
    .where('id', '=', id)
    .where('scopes', 'is not', null)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

const liveTokens = (db: Queryable, userId: number) =>
  db
    .selectFrom('session')
    .where('account_id', '=', userId)
    .where('scopes', 'is not', null)
    .where('expires_at', '>', sql<string>`now()`)
