import { sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** A phase whose ranking is kept, and the ranks after it in the order of the users; null for who was not ranked. */
export type PhaseRanks = { index: number; name: string; namePl: string | null; ranks: (number | null)[] }

/** Lists the ranks of a few users after each phase of an event; each is read by its key. */
export const listPhaseRanks = async (
  db: Queryable,
  eventId: number,
  users: readonly number[],
): Promise<PhaseRanks[]> => {
  const { rows } = await sql<PhaseRanks>`
    select p.index, p.name, p.name_pl as "namePl", array(
      select (select s.ranks[u.id % ${sql.lit(placesPerBlock)} + 1] from standing_place s
        where s.event_id = g.event_id and s.generation = g.generation and s.block = u.id / ${sql.lit(placesPerBlock)})
      from unnest(${users}::int[]) with ordinality u(id, place) order by u.place) as ranks
    from phase_generation g join phase p on p.event_id = g.event_id and p.index = g.phase_index
    where g.event_id = ${eventId} order by p.index`.execute(db)
  return rows
}
