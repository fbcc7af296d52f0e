import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores with each saved deck what freezing needs: its leaf, its cards as numbers, and the version of the deck from which
 * both were made. They are valid only if that is the deck's version; decks saved before have none.
 */
export const preparedDecks: Migration = {
  async up(db) {
    for (const column of ['leaf bytea', 'packed_cards bytea', 'prepared_version int'])
      await sql`alter table deck add column ${sql.raw(column)}`.execute(db)
  },
}
