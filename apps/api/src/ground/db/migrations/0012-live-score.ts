import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The live maps of each event, and which ranking is the projected one. The projected ranking is a generation below 0,
 * replaced after each round, and can always be made again; 0 for none.
 */
export const liveScore: Migration = {
  async up(db) {
    await sql`create table event_live (
      event_id int primary key references event on delete cascade,
      revision int not null,
      maps jsonb not null,
      rounds int not null default 0,
      projected_rounds int not null default 0,
      projected_at timestamptz,
      projection int not null default 0
    )`.execute(db)
  },
}
