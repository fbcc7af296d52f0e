import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Private events: their owner, code and circle (rulebook 30.2); the audit log tells an owner from an organiser. */
export const privateEvents: Migration = {
  async up(db) {
    await sql`create table private_event (
      event_id int primary key references event on delete cascade,
      owner_id int references account,
      code text not null unique,
      entry text not null check (entry in ('open', 'letIn')),
      prize text not null default '',
      close_reason text,
      made_at timestamptz not null default now(),
      orphaned_at timestamptz
    )`.execute(db)
    await sql`create index private_event_of on private_event (owner_id)`.execute(db)
    await sql`create constraint trigger renew_content after insert or update or delete on private_event
      deferrable initially deferred for each row execute function renew_content('event_id')`.execute(db)
    await sql`create table event_participant (
      event_id int not null references event on delete cascade,
      user_id int not null references account,
      state text not null check (state in ('in', 'waiting', 'removed')),
      since timestamptz not null default now(),
      primary key (event_id, user_id)
    )`.execute(db)
    await sql`create index event_participant_of on event_participant (user_id)`.execute(db)
    await sql`create table hosting_limit (name text primary key, value int not null check (value >= 0))`.execute(
      db,
    )
    await sql`alter table audit add as_owner boolean not null default false`.execute(db)
  },
}
