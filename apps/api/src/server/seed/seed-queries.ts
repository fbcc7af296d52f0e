import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

const seedingLock = 7_120_031

/** Makes processes that start on one database seed one after another, so that the second finds the users of the first. */
export const lockSeeding = (db: Queryable) =>
  sql`select pg_advisory_xact_lock(${sql.lit(seedingLock)})`.execute(db)

export const hasAccounts = async (db: Queryable): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

export const insertAdmin = (db: Queryable, username: string, password_hash: string) =>
  db
    .insertInto('account')
    .values({ username, name: username, email: null, password_hash, role: 'admin', avatar: 'crown' })
    .returning('id')
    .executeTakeFirstOrThrow()
