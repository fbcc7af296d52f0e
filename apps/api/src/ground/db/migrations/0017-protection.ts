import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Notifies every process when a session ends, for any reason; stores the call counts of all processes, blocked users, and events
 * about sign-ins and roles. */
export const protection: Migration = {
  async up(db) {
    await sql`create function tell_session_end() returns trigger language plpgsql as $$
      begin
        perform pg_notify('session_end', old.id::text);
        return null;
      end $$`.execute(db)
    await sql`create trigger session_end after delete on session
      for each row execute function tell_session_end()`.execute(db)
    // Unlogged: a crash may lose the counts, which are only of the last minutes.
    await sql`create unlogged table call_count (key text primary key, calls int not null, until timestamptz not null)`.execute(
      db,
    )
    await sql`create index call_count_until on call_count (until)`.execute(db)
    await sql`create table user_block (
      user_id int not null references account on delete cascade,
      blocked_id int not null references account on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, blocked_id),
      check (user_id <> blocked_id)
    )`.execute(db)
    await sql`create index user_block_blocked on user_block (blocked_id)`.execute(db)
    await sql`create table security_event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      account_id int references account on delete set null,
      network text not null
    )`.execute(db)
    await sql`create index security_event_at on security_event (at)`.execute(db)
    await sql`create index security_event_account on security_event (account_id)`.execute(db)
  },
}
