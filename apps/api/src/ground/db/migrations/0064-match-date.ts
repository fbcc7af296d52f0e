import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Matches are listed by day over all events (rulebook 29.1). */
export const matchDate: Migration = {
  async up(db) {
    await sql`create index match_date on match (date, id)`.execute(db)
  },
}
