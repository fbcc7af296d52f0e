import { sql } from 'kysely'
import type { Queryable } from '../../ground/db/db.ts'
import { type Asker, visibleTo } from '../../ground/event-visibility/visibility-queries.ts'

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

/** Whether there is a player whom the asker can see: of the catalogue, or of a private event in which they are. */
export const hasPlayer = async (db: Queryable, playerId: number, asker: Asker): Promise<boolean> => {
  const { rows } = await sql`select from player p left join event e on e.id = p.event_id
    where p.id = ${playerId} and (p.event_id is null or ${visibleTo(asker)})`.execute(db)
  return rows.length > 0
}

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
