import { deckSize } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import { listLeftOut } from '../../score/publish/left-out-queries.ts'

type Tally = { phase: number; decks: number; full: number }

/** Counts the decks of each phase that hold a card, the full ones among them, and the users who own them; not who has left a private event. */
export const countPhaseDecks = async (
  db: Queryable,
  eventId: number,
): Promise<{ players: number; phases: Tally[] }> => {
  const leftOut = await listLeftOut(db, eventId)
  const counting = sql`event_id = ${eventId} and cards <> '[]' and user_id <> all(${leftOut}::int[])`
  const { rows } = await sql<{ players: number; phases: Tally[] }>`
    select (select count(distinct user_id) from deck where ${counting}) as players,
      (select coalesce(jsonb_agg(t order by phase), '[]') from (
        select phase_index as phase, count(*) as decks,
          count(*) filter (where jsonb_array_length(cards) = ${deckSize}) as full
        from deck where ${counting} group by phase_index) t) as phases`.execute(db)
  return rows[0] ?? { players: 0, phases: [] }
}
