import type { Queryable } from '../../ground/db/db.ts'

/** Lists the ids of the players on a user's shortlist. */
export const listShortlist = async (db: Queryable, userId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('shortlisted_player')
    .where('user_id', '=', userId)
    .select('player_id')
    .orderBy('player_id')
    .execute()
  return rows.map(row => row.player_id)
}

/** Locks a user's shortlist, so that players are marked one after the other and the limit is exact. */
export const lockShortlist = (db: Queryable, userId: number) =>
  db.selectFrom('account').where('id', '=', userId).select('id').forNoKeyUpdate().execute()

export const hasPlayer = async (db: Queryable, playerId: number): Promise<boolean> =>
  (await db.selectFrom('player').where('id', '=', playerId).select('id').executeTakeFirst()) !== undefined

export const insertShortlisted = (db: Queryable, userId: number, playerId: number) =>
  db
    .insertInto('shortlisted_player')
    .values({ user_id: userId, player_id: playerId })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteShortlisted = (db: Queryable, userId: number, playerId: number) =>
  db
    .deleteFrom('shortlisted_player')
    .where('user_id', '=', userId)
    .where('player_id', '=', playerId)
    .execute()
