import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An access token is a session of a program: it has a name and scopes, which a browser's session has not (rulebook 21.1). */
export const accessTokens: Migration = {
  async up(db) {
    await sql`alter table session
      add name text,
      add scopes text[] check (cardinality(scopes) > 0 and scopes <@ array['read', 'play', 'admin']),
      add check ((name is null) = (scopes is null))`.execute(db)
  },
}
