import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Makes it possible to read decks only in statements without other tables: the view of frozen decks has no cards, and everything that
 * moves are checked against, including keyplays, is covered by the version of an event.
 */
export const decksAlone: Migration = {
  async up(db) {
    await sql`drop view locked_deck`.execute(db)
    await sql`create view locked_deck as
      select b.event_id, u.user_id, b.phase_index, numbers_of_deck(b.cells, u.decks, u.place, 15) as cells,
        values_at(b.weight_values, numbers_of_deck(b.weights, u.decks, u.place, 15)) as weights,
        values_at(b.mult_values, numbers_of_deck(b.mults, u.decks, u.place, 5)) as mults
      from frozen_block b
      cross join lateral (
        select b.block * 1000 + place_of as user_id, bit_count(substring(b.users for place_of))::int as place,
          bit_count(b.users) as decks
        from generate_series(0, 999) place_of where get_bit(b.users, place_of) = 1) u`.execute(db)
    // Citus needs this setting for a distributed table; on other databases it has no effect.
    await sql`set local citus.enable_unsafe_triggers = on`.execute(db)
    await sql`create constraint trigger renew_content after insert or update or delete on keyplay
      deferrable initially deferred for each row execute function renew_content('')`.execute(db)
  },
}
