import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

export type HolderLeague = { id: number; name: string; members: number[] }

/** Lists the newest of a user's leagues with this many members at most, with the members who have not asked for deletion. */
export const listHolderLeagues = async (
  db: Queryable,
  leagueIds: readonly number[],
  mostMembers: number,
): Promise<HolderLeague[]> => {
  const { rows } = await sql<HolderLeague>`
    select l.id, l.name, array_agg(m.user_id order by m.user_id) as members
    from league l join league_member m on m.league_id = l.id and m.left_at is null
    join account a on a.id = m.user_id and a.deletion_requested_at is null
    where l.id = any(${leagueIds}::int[]) group by l.id having count(*) <= ${mostMembers} order by l.id desc`.execute(
    db,
  )
  return rows
}

/** Lists which of these users have cards in a phase, and which of these players they hold; each deck is read by its key. */
export const listHeldCards = async (
  db: Queryable,
  { eventId, phaseIndex }: { eventId: number; phaseIndex: number },
  { users, players }: { users: readonly number[]; players: readonly number[] },
): Promise<{ userId: number; held: number[] }[]> => {
  const { rows } = await sql<{ userId: number; held: number[] }>`
    select user_id as "userId", array(select (card -> 'playerId')::int from jsonb_array_elements(cards) card
      where (card -> 'playerId')::int = any(${players}::int[])) as held
    from deck where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id = any(${users}::int[])
      and cards <> '[]'`.execute(db)
  return rows
}
