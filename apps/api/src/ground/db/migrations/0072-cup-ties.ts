import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What decided a tie that has become final (rulebook 19.27), and the lock of the first tie after a qualifying round: numbers of rounds change while an
 * event is hidden (19.1). Both are null for what was kept before.
 */
export const cupTies: Migration = {
  async up(db) {
    await sql`alter table league_tie add decided_by text`.execute(db)
    await sql`alter table league add first_tie_at timestamptz`.execute(db)
  },
}
