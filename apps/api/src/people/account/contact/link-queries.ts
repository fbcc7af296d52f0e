import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { hashToken, newToken } from '../../../ground/session/token.ts'

export type Purpose = 'confirm' | 'reset'
/** For how many minutes a link can be used (rulebook 20.3, 20.4). */
const minutes: Record<Purpose, number> = { confirm: 24 * 60, reset: 30 }

type Link = { accountId: number; purpose: Purpose; address: string }

/** Stores a new link; returns its token, of which only the hash is stored. */
export const insertLink = async (db: Queryable, { accountId, purpose, address }: Link): Promise<string> => {
  const token = newToken()
  await db
    .insertInto('mail_link')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      address,
      expires_at: sql<string>`clock_timestamp() + make_interval(mins => ${minutes[purpose]})`,
    })
    .execute()
  return token
}

const usable = (db: Queryable, purpose: Purpose, token: string) =>
  db
    .selectFrom('mail_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .where('l.token_hash', '=', hashToken(token))
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', sql<string>`clock_timestamp()`)
    .where('a.erased_at', 'is', null)
    .select(['a.id', 'a.username', 'a.email', 'l.address'])

/** Finds the account of a link that can still be used. */
export const findLink = (db: Queryable, purpose: Purpose, token: string) =>
  usable(db, purpose, token).executeTakeFirst()

/**
 * Uses a link, and with it all others of this purpose of its account; undefined if it has expired or was used. Of two uses at once one finds
 * it.
 */
export const takeLink = async (db: Queryable, purpose: Purpose, token: string) => {
  const found = await usable(db, purpose, token).forUpdate('l').executeTakeFirst()
  if (found) await deleteLinks(db, found.id, purpose)
  return found
}

const deleteLinks = (db: Queryable, accountId: number, purpose: Purpose) =>
  db.deleteFrom('mail_link').where('account_id', '=', accountId).where('purpose', '=', purpose).execute()

export const deleteExpiredLinks = (db: Queryable) =>
  db.deleteFrom('mail_link').where('expires_at', '<=', sql<string>`now()`).execute()
