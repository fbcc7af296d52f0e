import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Score files as they were uploaded, compressed and in parts; a file uploaded twice for an event is stored once. They are
 * never changed, and are deleted with their event.
 */
export const scoreFile: Migration = {
  async up(db) {
    await sql`create table score_file (
      event_id int not null references event on delete cascade,
      checksum text not null,
      part int not null check (part >= 0),
      gzip bytea not null,
      primary key (event_id, checksum, part)
    )`.execute(db)
    await sql`create function score_file_is_kept() returns trigger language plpgsql as
      $$ begin raise exception 'a kept score file is not changed'; end $$`.execute(db)
    await sql`create trigger score_file_kept before update on score_file
      for each row execute function score_file_is_kept()`.execute(db)
  },
}
