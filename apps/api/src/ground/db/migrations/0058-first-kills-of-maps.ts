import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A map keeps who killed whom in its first round, by which the same map of another file is recognised; '' for older maps. */
export const firstKillsOfMaps: Migration = {
  async up(db) {
    await sql`alter table score_map add column first_kills text not null default ''`.execute(db)
  },
}
