import { type Kysely, sql } from 'kysely'

export async function isDistributed(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  return rows.length > 0
}

/** Selects decks for the view in a distributed database, which joins tables of different placements only once one is read. */
export const decksReadFirst = '(with own as materialized (select * from deck) select * from own)'

/** A view with one row per frozen deck, for people who look into the database; the game's frequent statements read blocks. */
export const lockedDeckView = (decks: string) => `
create or replace view locked_deck as
select b.event_id, u.user_id, b.phase_index, numbers_of_deck(b.cells, u.decks, u.place, 15) as cells,
  values_at(b.weight_values, numbers_of_deck(b.weights, u.decks, u.place, 15)) as weights,
  values_at(b.mult_values, numbers_of_deck(b.mults, u.decks, u.place, 5)) as mults,
  (select d.cards from ${decks} d
    where d.user_id = u.user_id and d.event_id = b.event_id and d.phase_index = b.phase_index) as cards
from frozen_block b
cross join lateral (
  select b.block * 1000 + place_of as user_id, bit_count(substring(b.users for place_of))::int as place,
    bit_count(b.users) as decks
  from generate_series(0, 999) place_of where get_bit(b.users, place_of) = 1) u`
