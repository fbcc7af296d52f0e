import type { Deck, KeyplayCount, LockFacts } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import { factsOfPhase } from '../freeze/lock-facts-queries.ts'
import type { PackedDeck } from '../freeze/packed-deck.ts'

/** Selects the counts of exactly the keyplays on the cards of the locked deck `l` of phase `p`. */
const countsOfDeck = sql<KeyplayCount[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('playerId', c.player_id, 'keyplayId', c.keyplay_id, 'count', c.count)), '[]')
  from jsonb_array_elements(l.cards) card
  join lateral (
    select k.player_id, k.keyplay_id, sum(k.count) as count from keyplay_count k
    where k.event_id = p.event_id and k.phase_index = p.index and k.type in ('kill', 'match')
      and k.player_id = (card -> 'playerId')::int and card -> 'keyplays' @> to_jsonb(k.keyplay_id)
    group by k.player_id, k.keyplay_id) c on true)`

const isScored = sql<boolean>`exists (select from phase_upload u where u.event_id = p.event_id and u.phase_index = p.index)`

const decksOf = (eventId: number, userId: number) => sql`phase p
  left join deck d on d.user_id = ${userId} and d.event_id = p.event_id and d.phase_index = p.index
  left join locked_deck l on l.event_id = p.event_id and l.user_id = ${userId} and l.phase_index = p.index
  where p.event_id = ${eventId}`

/** Loads what the score of a user's locked deck in each phase is computed from. */
export const listPhaseDecks = async (db: Queryable, eventId: number, userId: number) => {
  const { rows } = await sql<{
    phase: number
    held: boolean
    scored: boolean
    locked: (Omit<PackedDeck, 'cells'> & { cards: Deck }) | null
    counts: KeyplayCount[]
  }>`
    select p.index as phase, coalesce(d.cards <> '[]', false) as held, ${isScored} as scored,
      case when l.user_id is not null
        then jsonb_build_object('cards', l.cards, 'weights', l.weights, 'mults', l.mults) end as locked,
      ${countsOfDeck} as counts
    from ${decksOf(eventId, userId)}
    order by p.index`.execute(db)
  return rows
}

/** Loads a user's decks with what they were frozen with, or would be now; a rival's only of locked phases. */
export const listExplainedDecks = async (db: Queryable, eventId: number, userId: number, own: boolean) => {
  const { rows } = await sql<{ phase: number; cards: Deck; facts: LockFacts; counts: KeyplayCount[] }>`
    select p.index as phase, coalesce(l.cards, d.cards) as cards,
      ${factsOfPhase} as facts,
      ${countsOfDeck} as counts
    from ${decksOf(eventId, userId)} and d.cards <> '[]'
      and (${own} or (p.open < p.lock and p.lock <= clock_timestamp()))
    order by p.index`.execute(db)
  return rows
}
