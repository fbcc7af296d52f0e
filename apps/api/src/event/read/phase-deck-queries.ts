import { deckSize } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'

type Tally = { phase: number; decks: number; full: number }

/** Counts the decks of each phase that hold a card, the full ones among them, and the users who own them. */
export const countPhaseDecks = async (
  db: Queryable,
  eventId: number,
): Promise<{ players: number; phases: Tally[] }> => {
  const { rows } = await sql<Omit<Tally, 'phase'> & { phase: number | null; players: number }>`
    select phase_index as phase, count(*) as decks, count(distinct user_id) as players,
      count(*) filter (where jsonb_array_length(cards) = ${deckSize}) as full
    from deck where event_id = ${eventId} and cards <> '[]'
    group by grouping sets ((phase_index), ()) order by phase_index nulls first`.execute(db)
  const phases = rows.flatMap(({ phase, decks, full }) => (phase === null ? [] : [{ phase, decks, full }]))
  return { players: rows[0]?.players ?? 0, phases }
}
