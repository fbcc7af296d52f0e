import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An event keeps for whom people of its score files count whom the catalogue does not have (rulebook 8.41). */
export const peopleOfFiles: Migration = {
  async up(db) {
    await sql`alter table event add column people jsonb not null default '[]'`.execute(db)
  },
}
