import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Private links to a calendar, and what the calendars of all users last showed of a phase, so that a change raises the sequence of its
 * entry (rulebook 20.17).
 */
export const calendar: Migration = {
  async up(db) {
    await sql`create table calendar_link (
      account_id int primary key references account on delete cascade,
      token_hash text not null unique,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db)
    await sql`create table calendar_entry (
      event_id int not null references event on delete cascade,
      phase_index int not null,
      kind text not null check (kind in ('open', 'lock')),
      phase text not null,
      at timestamptz not null,
      sequence int not null default 0,
      cancelled boolean not null default false,
      changed_at timestamptz not null default clock_timestamp(),
      primary key (event_id, phase_index, kind)
    )`.execute(db)
  },
}
