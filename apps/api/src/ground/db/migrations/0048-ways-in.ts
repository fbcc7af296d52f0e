import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The passkeys of users, the challenges that their browsers are asked to sign, each once (rulebook 24.1, 24.2), which sessions were opened by
 * a passkey (rulebook 24.5), and accounts of other sites that users sign in by, with the visits there that have not ended (rulebook 24.6, 24.7).
 */
export const waysIn: Migration = {
  async up(db) {
    await sql`create table passkey (
      id int generated always as identity primary key,
      account_id int not null references account on delete cascade,
      credential_id text not null constraint passkey_credential unique,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db)
    await sql`create index passkey_account on passkey (account_id)`.execute(db)
    await sql`create table passkey_challenge (
      challenge text primary key,
      account_id int references account on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index passkey_challenge_account on passkey_challenge (account_id)`.execute(db)
    await sql`create table provider_link (
      account_id int not null references account on delete cascade,
      provider text not null,
      subject text not null,
      name text not null,
      created_at timestamptz not null default now(),
      used_at timestamptz,
      primary key (account_id, provider),
      constraint provider_link_subject unique (provider, subject)
    )`.execute(db)
    await sql`create table provider_visit (
      key_hash text primary key,
      provider text not null,
      account_id int references account on delete cascade,
      state text not null,
      code_verifier text not null,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index provider_visit_account on provider_visit (account_id)`.execute(db)
    await sql`alter table session add column by_passkey boolean not null default false`.execute(db)
  },
}
