import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who came back from another site without an account here, until they sign up (rulebook 24.11). */
export const signUpByProvider: Migration = {
  async up(db) {
    await sql`alter table provider_visit add column identity jsonb`.execute(db)
  },
}
