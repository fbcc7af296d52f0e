import { type Insertable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'

type NewUser = Omit<Insertable<Schema['account']>, 'policy_accepted_at'>

export const insertUser = (db: Queryable, account: NewUser, { acceptPolicy }: { acceptPolicy: boolean }) =>
  db
    .insertInto('account')
    .values({ ...account, policy_accepted_at: acceptPolicy ? sql<string>`clock_timestamp()` : null })
    .returning(['id', 'username'])
    .executeTakeFirstOrThrow()

export const updatePasswordHash = (db: Queryable, userId: number, passwordHash: string) =>
  db.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
