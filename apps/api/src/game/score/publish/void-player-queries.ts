import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** The players of a frozen phase who are void (rulebook 18.9), by id. */
export type VoidPlayers = { phaseIndex: number; players: number[] }

/** Lists the void players of each frozen phase of an event. */
export const listVoidPlayers = async (db: Queryable, eventId: number): Promise<VoidPlayers[]> => {
  const { rows } = await sql<VoidPlayers>`
    select p.index as "phaseIndex", array(select player_id from void_player v
      where v.event_id = p.event_id and v.phase_index = p.index order by 1) as players
    from phase p where p.event_id = ${eventId} and p.frozen_at is not null order by 1`.execute(db)
  return rows
}
