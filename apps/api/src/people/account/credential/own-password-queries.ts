import type { Queryable } from '../../../ground/db/db.ts'

export const hasPassword = async (db: Queryable, accountId: number): Promise<boolean> => {
  const found = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('password_hash', '<>', '')
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Sets the password of an account that has none; false if it has one. */
export const setFirstPasswordHash = async (db: Queryable, accountId: number, passwordHash: string) => {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', '')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
