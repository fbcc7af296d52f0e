import type { Deck } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from './phase-queries.ts'

export type HeldDeck = { userId: number; cards: Deck }

/** How many decks of each phase hold a card; phases without any are left out. */
export const countDecks = async (db: Queryable, eventId: number): Promise<Map<number, number>> => {
  const { rows } = await sql<{ phase: number; decks: number }>`select phase_index as phase, count(*) as decks
    from deck where event_id = ${eventId} and cards <> '[]' group by phase_index`.execute(db)
  return new Map(rows.map(row => [row.phase, row.decks]))
}

/** Decks that hold no card any more are no decks: they go with their phase. */
export const deleteEmptyDecks = (db: Queryable, eventId: number, phases: readonly number[]) =>
  sql`delete from deck where event_id = ${eventId} and phase_index = any(${phases}::int[])
    and cards = '[]'`.execute(db)

/** Decks that hold any of the players. */
export const holdingAny = (players: readonly number[]) =>
  sql<boolean>`exists (select from jsonb_array_elements(cards) card
    where (card -> 'playerId')::int = any(${players}::int[]))`

/** Decks with any of these perks out of the phase's own supply. */
export const usingAny = (perks: readonly number[], phaseIndex: number) =>
  sql<boolean>`exists (select from jsonb_path_query(cards, '$[*].perks[*]') perk
    where (perk -> 'originPhase')::int = ${phaseIndex} and (perk -> 'perkId')::int = any(${perks}::int[]))`

/** By user, after the one given. */
export const listDecks = async (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  which: RawBuilder<boolean>,
  { after, size }: { after: number; size: number },
): Promise<HeldDeck[]> => {
  const { rows } = await sql<HeldDeck>`select user_id as "userId", cards from deck
    where event_id = ${eventId} and phase_index = ${phaseIndex} and user_id > ${after} and ${which}
    order by user_id limit ${size}`.execute(db)
  return rows
}

export const updateDecks = (db: Queryable, { eventId, phaseIndex }: PhaseAt, decks: readonly HeldDeck[]) =>
  sql`update deck d set version = d.version + 1, cards = c.cards, saved_at = clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(decks)}::jsonb) as c("userId" int, cards jsonb)
    where d.event_id = ${eventId} and d.phase_index = ${phaseIndex} and d.user_id = c."userId"`.execute(db)
