import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'

/** Lists a user's passkeys, the oldest first. */
export const listPasskeys = (db: Queryable, accountId: number) =>
  db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .orderBy('id')
    .execute()

/** Lists what an authenticator needs in order not to add itself twice. */
export const listCredentials = (db: Queryable, accountId: number) =>
  db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(['credential_id as id', 'transports'])
    .execute()

/** Locks a user's account, so that changes of their ways in happen one after the other. */
export const lockWaysIn = (db: Queryable, accountId: number) =>
  db.selectFrom('account').where('id', '=', accountId).select('id').forUpdate().executeTakeFirst()

export const countPasskeys = async (db: Queryable, accountId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('passkey')
    .where('account_id', '=', accountId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertPasskey = (db: Queryable, passkey: Insertable<Schema['passkey']>) =>
  db.insertInto('passkey').values(passkey).execute()

/** Returns false if the user has no such passkey. */
export const renamePasskeyOf = async (db: Queryable, accountId: number, id: number, name: string) => {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns false if the user has no such passkey. */
export const deletePasskeyOf = async (db: Queryable, accountId: number, id: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Finds a passkey with its account, which may be one whose deletion was asked for. */
export const findPasskey = (db: Queryable, credentialId: string) =>
  db
    .selectFrom('passkey as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .where('p.credential_id', '=', credentialId)
    .where('a.erased_at', 'is', null)
    .select(['p.id as passkeyId', 'p.name', 'p.public_key', 'a.id', 'a.username', 'a.deletion_requested_at'])
    .executeTakeFirst()

/**
 * Records a use; false if the counter has not grown, as of a copied passkey. An authenticator that doesn't count always sends 0. Of two uses
 * with one counter at the same time only the first succeeds.
 */
export const noteUseOf = async (db: Queryable, id: number, counter: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter, used_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(eb => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
