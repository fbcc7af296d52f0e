import { sql } from 'kysely'
import type { Queryable } from '../db/db.ts'

/**
 * Answers the share (0 to 1) of a phase's decks that hold each player that any deck holds; undefined if there is no
 * such phase.
 */
export const findPickRates = async (db: Queryable, eventId: number, phaseIndex: number) => {
  const { rows } = await sql<{ picks: { playerId: number; share: number }[] }>`
    with held as (
      select cards from deck where event_id = ${eventId} and phase_index = ${phaseIndex} and cards <> '[]'
    ), picked as (
      select (card -> 'playerId')::int as player, count(*)::float8 / (select count(*) from held) as share
      from held, jsonb_array_elements(cards) card group by 1
    )
    select (select coalesce(jsonb_agg(jsonb_build_object('playerId', player, 'share', share) order by player), '[]')
      from picked) as picks
    from phase where event_id = ${eventId} and index = ${phaseIndex}`.execute(db)
  return rows[0]?.picks
}
