import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lets the numbers of frozen decks take 1, 2 or 4 bytes each, as the largest of a block needs, highest byte first; how many,
 * the length tells. Blocks that are there stay as they are.
 */
export const narrowBlocks: Migration = {
  async up(db) {
    await sql`alter table frozen_block
      drop constraint frozen_block_check, drop constraint frozen_block_check1, drop constraint frozen_block_check2,
      add constraint frozen_block_cells
        check (length(cells) in (15 * bit_count(users), 30 * bit_count(users), 60 * bit_count(users))),
      add constraint frozen_block_weights check (length(weights) in (15 * bit_count(users), 30 * bit_count(users))),
      add constraint frozen_block_mults check (length(mults) in (5 * bit_count(users), 10 * bit_count(users)))`.execute(
      db,
    )
    await sql`create function numbers_of_deck(packed bytea, decks bigint, place int, many int) returns int[]
      language sql immutable as $$
        select array_agg(case width
            when 1 then get_byte(part, n)
            when 2 then get_byte(part, 2 * n) * 256 + get_byte(part, 2 * n + 1)
            else ((get_byte(part, 4 * n) * 256 + get_byte(part, 4 * n + 1)) * 256 + get_byte(part, 4 * n + 2)) * 256
              + get_byte(part, 4 * n + 3) end order by n)
        from (select (length(packed) / (decks * many))::int as width) w
        cross join lateral (select substring(packed from width * many * place + 1 for width * many) as part) p
        cross join generate_series(0, many - 1) n
      $$`.execute(db)
    await sql`create or replace view locked_deck as
      select b.event_id, u.user_id, b.phase_index, numbers_of_deck(b.cells, u.decks, u.place, 15) as cells,
        values_at(b.weight_values, numbers_of_deck(b.weights, u.decks, u.place, 15)) as weights,
        values_at(b.mult_values, numbers_of_deck(b.mults, u.decks, u.place, 5)) as mults,
        (select d.cards from deck d
          where d.user_id = u.user_id and d.event_id = b.event_id and d.phase_index = b.phase_index) as cards
      from frozen_block b
      cross join lateral (
        select b.block * 1000 + place_of as user_id, bit_count(substring(b.users for place_of))::int as place,
          bit_count(b.users) as decks
        from generate_series(0, 999) place_of where get_bit(b.users, place_of) = 1) u`.execute(db)
    await sql`drop function uint16s`.execute(db)
    await sql`drop function uint32s`.execute(db)
  },
}
