import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { ProviderName } from '../../../ground/db/schema/identity-tables.ts'
import type { Schema } from '../../../ground/db/schema.ts'

/** Lists the accounts of other sites that a user has linked. */
export const listLinks = (db: Queryable, accountId: number) =>
  db
    .selectFrom('provider_link')
    .where('account_id', '=', accountId)
    .select(['provider', 'name', 'created_at as createdAt', 'used_at as usedAt', 'signs_in as signsIn'])
    .orderBy('provider')
    .execute()

export const insertLink = (db: Queryable, link: Insertable<Schema['provider_link']>) =>
  db.insertInto('provider_link').values(link).execute()

/** Returns false if the user has not linked an account of this site. */
export const deleteLink = async (db: Queryable, accountId: number, provider: ProviderName) => {
  const { numDeletedRows } = await db
    .deleteFrom('provider_link')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * Deletes what the chat of a game server says about an account of Steam, or about the account of a user there: the site itself knows better
 * (rulebook 30.14).
 */
export const deleteLinksOfChat = (
  db: Queryable,
  { accountId, subject }: { accountId: number; subject: string },
) =>
  db
    .deleteFrom('provider_link')
    .where('provider', '=', 'steam')
    .where('signs_in', '=', false)
    .where(eb => eb.or([eb('account_id', '=', accountId), eb('subject', '=', subject)]))
    .execute()

/** Finds the user who has linked an account of another site; it may be one whose deletion was asked for. */
export const findLinked = (db: Queryable, provider: ProviderName, subject: string) =>
  db
    .selectFrom('provider_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .where('l.provider', '=', provider)
    .where('l.subject', '=', subject)
    .where('l.signs_in', '=', true)
    .where('a.erased_at', 'is', null)
    .select(['a.id', 'a.username', 'a.role', 'a.deletion_requested_at'])
    .executeTakeFirst()

export const noteUseOfLink = (db: Queryable, accountId: number, provider: ProviderName) =>
  db
    .updateTable('provider_link')
    .set({ used_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute()
