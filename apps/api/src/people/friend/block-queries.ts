import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'

/** Locks two accounts in a fixed order, so that a block and an invite between them run one after the other; returns those that exist. */
export const lockPair = async (db: Queryable, one: number, other: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('account')
    .where('id', 'in', [one, other])
    .where('erased_at', 'is', null)
    .orderBy('id')
    .select('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds which of the two has blocked the other. */
export const findBlockers = async (db: Queryable, one: number, other: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('user_block')
    .where(
      sql<boolean>`(user_id, blocked_id) in ((${one}::int, ${other}::int), (${other}::int, ${one}::int))`,
    )
    .select('user_id')
    .execute()
  return rows.map(row => row.user_id)
}

export const insertBlock = (db: Queryable, userId: number, blockedId: number) =>
  db
    .insertInto('user_block')
    .values({ user_id: userId, blocked_id: blockedId })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteBlock = (db: Queryable, userId: number, blockedId: number) =>
  db.deleteFrom('user_block').where('user_id', '=', userId).where('blocked_id', '=', blockedId).execute()
