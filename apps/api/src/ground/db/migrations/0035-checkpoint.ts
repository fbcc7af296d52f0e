import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The signed roots of events, at most one a day (rulebook 9.35), and the key they are signed with: PKCS #8 in base64, one row
 * with the id 1, created when it is first needed unless PROOF_KEY is set.
 */
export const checkpoint: Migration = {
  async up(db) {
    await sql`create table proof_key (
      id int primary key,
      pkcs8 text not null
    )`.execute(db)
    await sql`create table proof_checkpoint (
      event_id int not null references event on delete cascade,
      day date not null,
      size int not null,
      root text not null,
      origin text not null,
      note text not null,
      primary key (event_id, day)
    )`.execute(db)
  },
}
