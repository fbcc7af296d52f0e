import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What users see of their sessions, and the devices on which they have logged in. */
export const sessions: Migration = {
  async up(db) {
    await sql`alter table session
      add id int generated always as identity unique,
      add device text not null default '',
      add network text not null default '',
      add used_at timestamptz not null default now()`.execute(db)
    await sql`create table known_device (
      token_hash text not null,
      account_id int not null references account on delete cascade,
      used_at timestamptz not null default now(),
      primary key (token_hash, account_id)
    )`.execute(db)
    await sql`create index known_device_account on known_device (account_id)`.execute(db)
    await sql`create index known_device_use on known_device (used_at)`.execute(db)
  },
}
