import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * How users can be reached (rulebook 20.2), the links in mails that prove that an address was read (20.4), and what is to be sent, or was
 * sent in the last weeks (20.1). A row of `delivery` is tried at `try_at` until `until`; while a process sends it, `try_at` is the end of
 * its lease.
 */
export const mail: Migration = {
  async up(db) {
    await sql`create table contact (
      account_id int primary key references account on delete cascade,
      language text not null default 'en',
      time_zone text not null default 'UTC',
      confirmed_at timestamptz,
      bounces int not null default 0,
      pending_address text,
      unsubscribe_token text not null unique
    )`.execute(db)
    await sql`create table mail_link (
      token_hash text primary key,
      account_id int not null references account on delete cascade,
      purpose text not null check (purpose in ('confirm', 'reset')),
      address text not null,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index mail_link_account on mail_link (account_id)`.execute(db)
    await sql`create table delivery (
      id bigint generated always as identity primary key,
      account_id int not null references account on delete cascade,
      channel text not null,
      kind text not null,
      natural_key text not null,
      facts jsonb not null default '{}',
      urgent boolean not null,
      try_at timestamptz not null,
      until timestamptz not null,
      tries int not null default 0,
      done_at timestamptz,
      outcome text check (outcome in ('sent', 'dropped', 'bounced', 'refused', 'expired')),
      check ((done_at is null) = (outcome is null)),
      unique (account_id, channel, natural_key)
    )`.execute(db)
    await sql`create index delivery_due on delivery (urgent desc, try_at) where done_at is null`.execute(db)
    await sql`create index delivery_done on delivery (done_at) where done_at is not null`.execute(db)
  },
}
