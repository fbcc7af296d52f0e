import type { Insertable } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { Schema } from '../../db/schema.ts'

export const insertUser = (db: Queryable, account: Insertable<Schema['account']>) =>
  db.insertInto('account').values(account).returning(['id', 'username']).executeTakeFirstOrThrow()
