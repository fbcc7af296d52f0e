import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The passkeys of users, the challenges that their browsers are asked to sign, each once (rulebook 24.1, 24.2), and which sessions were opened by
 * a passkey (rulebook 24.5).
 */
export const passkeys: Migration = {
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
    await sql`alter table session add column by_passkey boolean not null default false`.execute(db)
  },
}
