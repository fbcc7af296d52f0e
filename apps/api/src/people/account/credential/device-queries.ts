import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Stores the device, or records that it was used. */
export const upsertDevice = (db: Queryable, userId: number, tokenHash: string) =>
  db
    .insertInto('known_device')
    .values({ account_id: userId, token_hash: tokenHash })
    .onConflict(conflict =>
      conflict
        .columns(['token_hash', 'account_id'])
        .doUpdateSet(eb => ({ used_at: eb.ref('excluded.used_at') })),
    )
    .execute()

/** Whether the user of this name has logged in on the device, regardless of case. */
export const isKnownDevice = async (db: Queryable, username: string, tokenHash: string): Promise<boolean> => {
  const found = await db
    .selectFrom('known_device as d')
    .innerJoin('account as a', 'a.id', 'd.account_id')
    .where('d.token_hash', '=', tokenHash)
    .where(sql`lower(a.username)`, '=', username.toLowerCase())
    .select('d.account_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Deletes a user's known devices, all or all but one. */
export const deleteDevicesOf = (db: Queryable, userId: number, keptTokenHash = '') =>
  db
    .deleteFrom('known_device')
    .where('account_id', '=', userId)
    .where('token_hash', '<>', keptTokenHash)
    .execute()

export const deleteUnusedDevices = (db: Queryable, days: number) =>
  db
    .deleteFrom('known_device')
    .where('used_at', '<=', sql<string>`now() - make_interval(days => ${days})`)
    .execute()
