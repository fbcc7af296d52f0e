import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Game servers that send their logs: what they sent, unchanged and append-only, and what was read from it. A chunk
 * without a `log` has not been read; the same chunk sent twice is stored once.
 */
export const scoreSource: Migration = {
  async up(db) {
    await sql`create table score_source (
      id int generated always as identity primary key,
      event_id int not null references event on delete cascade,
      name text not null,
      token_hash text not null unique,
      account_id int not null references account,
      paused boolean not null default false,
      people jsonb not null default '[]',
      first_log int not null default 1,
      added_at timestamptz not null default clock_timestamp(),
      resumed_at timestamptz,
      removed_at timestamptz
    )`.execute(db)
    await sql`create index score_source_event on score_source (event_id)`.execute(db)
    await sql`create table score_source_chunk (
      source_id int not null references score_source on delete cascade,
      id bigint generated always as identity,
      dropped boolean not null default false,
      instance text,
      begin_offset bigint,
      end_offset bigint,
      checksum text not null,
      body bytea not null,
      received_at timestamptz not null default clock_timestamp(),
      log int,
      primary key (source_id, id),
      unique nulls not distinct (source_id, dropped, instance, begin_offset, end_offset, checksum)
    )`.execute(db)
    await sql`create index score_source_unread on score_source_chunk (source_id, id) where log is null`.execute(
      db,
    )
    await sql`create table score_source_map (
      source_id int not null references score_source on delete cascade,
      log int not null,
      number int not null,
      dropped boolean not null,
      phase_index int,
      moved boolean not null default false,
      facts jsonb not null,
      primary key (source_id, log, number)
    )`.execute(db)
    await sql`alter table score_upload add from_source boolean not null default false`.execute(db)
    await sql`alter table event add completed_at timestamptz`.execute(db)
    await sql`update event set completed_at = clock_timestamp() where completed`.execute(db)
  },
}
