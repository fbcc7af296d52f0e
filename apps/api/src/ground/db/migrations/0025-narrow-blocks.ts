import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { decksReadFirst, isDistributed, lockedDeckView } from './0025-narrow-blocks/locked-deck-view.ts'

const lengths = [
  'drop constraint frozen_block_check',
  'drop constraint frozen_block_check1',
  'drop constraint frozen_block_check2',
  `add constraint frozen_block_cells
    check (length(cells) in (15 * bit_count(users), 30 * bit_count(users), 60 * bit_count(users)))`,
  `add constraint frozen_block_weights check (length(weights) in (15 * bit_count(users), 30 * bit_count(users)))`,
  `add constraint frozen_block_mults check (length(mults) in (5 * bit_count(users), 10 * bit_count(users)))`,
]

/**
 * Lets the numbers of frozen decks take 1, 2 or 4 bytes each, as the largest in a block needs, highest byte first; the size
 * follows from the length. Existing blocks stay as they are.
 */
export const narrowBlocks: Migration = {
  async up(db) {
    // A distributed database accepts one change per statement.
    for (const change of lengths) await sql.raw(`alter table frozen_block ${change}`).execute(db)
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
    await sql.raw(lockedDeckView((await isDistributed(db)) ? decksReadFirst : 'deck')).execute(db)
    await sql`drop function uint16s`.execute(db)
    await sql`drop function uint32s`.execute(db)
  },
}
