import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A map of a file keeps its kills and what each changed in its counts; null for files that do not tell them, and for older maps. */
export const momentsOfMaps: Migration = {
  async up(db) {
    await sql`alter table score_map add column moments jsonb`.execute(db)
  },
}
