import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prize and note of a league, and who wrote them last (rulebook 19.35). */
export const prizeAndNote: Migration = {
  async up(db) {
    await sql`alter table league add prize text not null default '', add note text not null default '',
      add texts_by int references account (id)`.execute(db)
  },
}
