import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lets a deck carry what freezing needs of it, made as it is saved: its leaf, its cards as numbers, and the version of the deck
 * that both were made of. They count only where that is the deck's version; decks that were saved before have none.
 */
export const preparedDecks: Migration = {
  async up(db) {
    for (const column of ['leaf bytea', 'packed_cards bytea', 'prepared_version int'])
      await sql`alter table deck add column ${sql.raw(column)}`.execute(db)
  },
}
