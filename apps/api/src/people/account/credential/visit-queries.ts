import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { ProviderName } from '../../../ground/db/schema/identity-tables.ts'
import type { Schema } from '../../../ground/db/schema.ts'

type NewVisit = Omit<Insertable<Schema['provider_visit']>, 'expires_at'>

/** Notes that a browser is sent to another site, from where it must be back within ten minutes. */
export const insertVisit = (db: Queryable, visit: NewVisit) =>
  db
    .insertInto('provider_visit')
    .values({ ...visit, expires_at: sql<string>`now() + interval '10 minutes'` })
    .execute()

const deleteVisit = (db: Queryable, keyHash: string, provider: ProviderName) =>
  db
    .deleteFrom('provider_visit')
    .where('key_hash', '=', keyHash)
    .where('provider', '=', provider)
    .where('expires_at', '>', sql<string>`now()`)

/** Uses up a visit of a browser that is back; undefined if there is none, it has expired or was used. */
export const takeVisit = (db: Queryable, keyHash: string, provider: ProviderName) =>
  deleteVisit(db, keyHash, provider)
    .where('identity', 'is', null)
    .returning(['account_id', 'state', 'code_verifier'])
    .executeTakeFirst()

/** Uses up a visit that has found somebody without an account here, and returns who that is there. */
export const takeIdentity = async (db: Queryable, keyHash: string, provider: ProviderName) => {
  const visit = await deleteVisit(db, keyHash, provider)
    .where('identity', 'is not', null)
    .returning('identity')
    .executeTakeFirst()
  return visit?.identity ?? undefined
}

export const deleteExpiredVisits = (db: Queryable) =>
  db.deleteFrom('provider_visit').where('expires_at', '<=', sql<string>`now()`).execute()
