import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * An index that finds any part of a name, if the server has the extension and allows it; without it
 * a search for rare names reads them all. Also the progress of long work for an event
 * and why it last failed: a row exists only while there is something to show.
 */
export const eventWork: Migration = {
  async up(db) {
    await sql`create table event_work (
      event_id int not null references event on delete cascade,
      kind text not null,
      step text,
      done int not null default 0,
      total int not null default 0,
      started_at timestamptz not null default clock_timestamp(),
      reported_at timestamptz not null default clock_timestamp(),
      tries int not null default 0,
      failed_at timestamptz,
      reason text,
      next_try_at timestamptz,
      primary key (event_id, kind)
    )`.execute(db)
    await sql`do $$ begin
      if exists (select from pg_available_extensions where name = 'pg_trgm') then
        create extension if not exists pg_trgm;
        create index account_username_part on account using gin (username gin_trgm_ops);
      end if;
      exception when insufficient_privilege then
        raise notice 'names are searched without an index: pg_trgm may not be installed here';
    end $$`.execute(db)
  },
}
