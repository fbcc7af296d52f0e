import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Addresses that the game calls (rulebook 21.7), and what is to be sent to them, or was in the last weeks. A message is tried at `try_at`;
 * while a process sends it, `try_at` is the end of its lease. Messages about what was before the webhook have the outcome `before`.
 */
export const webhooks: Migration = {
  async up(db) {
    await sql`create table webhook (
      id int generated always as identity primary key,
      account_id int not null references account on delete cascade,
      event_id int references event on delete cascade,
      league_id int references league on delete cascade,
      url text not null,
      form text not null check (form in ('standard', 'discord')),
      kinds text[] not null,
      secret text not null,
      old_secret text,
      old_secret_until timestamptz,
      failing_since timestamptz,
      off_at timestamptz,
      off_reason text check (off_reason in ('user', 'gone', 'failing')),
      created_at timestamptz not null default now(),
      check ((event_id is null) <> (league_id is null)),
      check ((off_at is null) = (off_reason is null))
    )`.execute(db)
    await sql`create index webhook_account on webhook (account_id)`.execute(db)
    await sql`create index webhook_event on webhook (event_id)`.execute(db)
    await sql`create index webhook_league on webhook (league_id)`.execute(db)
    await sql`create table webhook_message (
      id bigint generated always as identity primary key,
      webhook_id int not null references webhook on delete cascade,
      message_id text not null,
      kind text not null,
      natural_key text not null,
      data jsonb not null,
      made_at timestamptz not null,
      try_at timestamptz not null,
      tries int not null default 0,
      tried_at timestamptz,
      status int,
      answer text,
      done_at timestamptz,
      outcome text check (outcome in ('before', 'delivered', 'given_up')),
      check ((done_at is null) = (outcome is null)),
      unique (webhook_id, natural_key)
    )`.execute(db)
    await sql`create index webhook_message_due on webhook_message (try_at) where done_at is null`.execute(db)
  },
}
