import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * When results become final, why they were corrected after that, and who was let into a phase without a deck (rulebook 17.1, 17.4,
 * 3.21). `let_in` has bits like `users` of the same block: a user has a bit in one of the two at most.
 */
export const finalResults: Migration = {
  async up(db) {
    await sql`alter table event add column final_after_hours int not null default 24
      check (final_after_hours between 0 and 168)`.execute(db)
    await sql`alter table phase add column changed_at timestamptz`.execute(db)
    await sql`alter table phase add column change_reason text check (char_length(change_reason) <= 200)`.execute(
      db,
    )
    await sql`alter table frozen_block add column let_in bit(1000) not null default repeat('0', 1000)::bit(1000)`.execute(
      db,
    )
  },
}
