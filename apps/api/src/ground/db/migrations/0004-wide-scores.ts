import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Scores are added up as whole hundredths in a bigint, which is large enough for every sum. */
export const wideScores: Migration = {
  async up(db) {
    await sql`alter table standing alter score type numeric(20, 2)`.execute(db)
    await sql`alter table phase_summary alter score type numeric(20, 2)`.execute(db)
  },
}
