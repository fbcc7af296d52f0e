import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What decided a tie that has become final; null for those that were kept before (rulebook 19.27). */
export const tieDecisions: Migration = {
  async up(db) {
    await sql`alter table league_tie add decided_by text`.execute(db)
  },
}
