import type { Deck, KeyplayCount, LockFacts } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { blockOf, blockSize } from '../../db/blocks.ts'
import type { Queryable } from '../../db/db.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import type { PackedDeck } from '../freeze/packed-deck.ts'

/** Selects the counts of exactly the keyplays on the cards of the deck `d` of phase `p`. */
const countsOfDeck = sql<KeyplayCount[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('playerId', c.player_id, 'keyplayId', c.keyplay_id, 'count', c.count)), '[]')
  from jsonb_array_elements(d.cards) card
  join lateral (
    select k.player_id, k.keyplay_id, sum(k.count) as count from keyplay_count k
    where k.event_id = p.event_id and k.phase_index = p.index and k.type in ('kill', 'match')
      and k.player_id = (card -> 'playerId')::int and card -> 'keyplays' @> to_jsonb(k.keyplay_id)
    group by k.player_id, k.keyplay_id) c on true)`

const isScored = sql<boolean>`exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index)`

/** Selects the block of phase `p` with the user's frozen deck, and its `place` among the decks of the block. */
const frozenDeck = (userId: number) => {
  const placeOf = userId % blockSize
  return sql`(select f.*, bit_count(substring(f.users for ${placeOf}::int))::int as place from frozen_block f
    where f.event_id = p.event_id and f.phase_index = p.index and f.block = ${blockOf(userId)}
      and get_bit(f.users, ${placeOf}) = 1)`
}

const decksOf = (eventId: number | RawBuilder<number>, userId: number | RawBuilder<number>) => sql`phase p
  left join deck d on d.user_id = ${userId} and d.event_id = p.event_id and d.phase_index = p.index
  where p.event_id = ${eventId}`

/** What the score of a user's locked deck in a phase is computed from. */
export type PhaseDeck = {
  phase: number
  held: boolean
  scored: boolean
  locked: (Omit<PackedDeck, 'cells'> & { cards: Deck }) | null
  counts: KeyplayCount[]
}

/** Loads that of each phase of an event. */
export const listPhaseDecks = async (
  db: Queryable,
  eventId: number,
  userId: number,
): Promise<PhaseDeck[]> => {
  const { rows } = await sql<PhaseDeck>`
    select p.index as phase, coalesce(d.cards <> '[]', false) as held, ${isScored} as scored,
      (select jsonb_build_object('cards', d.cards,
          'weights', values_at(b.weight_values, uint16s(b.weights, b.place * 15, 15)),
          'mults', values_at(b.mult_values, uint16s(b.mults, b.place * 5, 5))) from ${frozenDeck(userId)} b) as locked,
      ${countsOfDeck} as counts
    from ${decksOf(eventId, userId)}
    order by p.index`.execute(db)
  return rows
}

/** A user's deck in a phase, and whether the decks of the user's block have been frozen. */
export type HeldDeck = { phase: number; cards: Deck; frozen: boolean }

/** Selects a user's decks of an event as JSON. */
export const heldDecksJson = (eventId: RawBuilder<number>, userId: RawBuilder<number>) => sql<HeldDeck[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('phase', p.index, 'cards', coalesce(d.cards, '[]'),
    'frozen', exists (select from frozen_block f
      where f.event_id = p.event_id and f.phase_index = p.index and f.block = ${userId} / ${sql.lit(blockSize)})) order by p.index), '[]')
  from ${decksOf(eventId, userId)})`

/**
 * Loads a user's decks with what they were frozen with, or would be now; a rival's only of locked phases. `revision` is that of the
 * live maps when the counts were read (rulebook 15.18).
 */
export const listExplainedDecks = async (db: Queryable, eventId: number, userId: number, own: boolean) => {
  const { rows } = await sql<{
    phase: number
    cards: Deck
    facts: LockFacts
    counts: KeyplayCount[]
    revision: number
  }>`
    select p.index as phase, d.cards,
      ${factsOfPhase} as facts,
      coalesce((select v.revision from event_live v where v.event_id = p.event_id), 0) as revision,
      ${countsOfDeck} as counts
    from ${decksOf(eventId, userId)} and d.cards <> '[]'
      and (${own} or (p.open < p.lock and p.lock <= clock_timestamp()))
    order by p.index`.execute(db)
  return rows
}
