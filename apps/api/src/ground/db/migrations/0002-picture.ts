import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pictures that admins upload in place of the drawn ones, ready to be served. */
export const picture: Migration = {
  async up(db) {
    await sql`create table picture (
      kind text not null check (kind in ('team', 'player', 'event')),
      key text not null check (key ~ '^[a-z0-9_-]{1,64}$'),
      png bytea not null,
      checksum text not null,
      uploaded_at timestamptz not null default clock_timestamp(),
      primary key (kind, key)
    )`.execute(db)
  },
}
