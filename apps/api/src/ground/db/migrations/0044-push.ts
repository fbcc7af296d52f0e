import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Where browsers take pushes (rulebook 20.12), which end with their session; the keys by which push services know the game, created when they are
 * first needed unless VAPID_* are set; the last push that a user's limits count (20.14); and the channel of what was planned.
 */
export const push: Migration = {
  async up(db) {
    await sql`create table push_subscription (
      id int generated always as identity primary key,
      account_id int not null references account on delete cascade,
      session_id int not null unique references session (id) on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
    await sql`create index push_subscription_account on push_subscription (account_id)`.execute(db)
    await sql`create table push_key (
      id int primary key,
      public_key text not null,
      private_key text not null
    )`.execute(db)
    await sql`alter table contact add pushed_at timestamptz, add pushed_id bigint`.execute(db)
    await sql`alter table reminder_plan add channel text not null default 'mail'`.execute(db)
    await sql`alter table reminder_plan drop constraint reminder_plan_pkey`.execute(db)
    await sql`alter table reminder_plan add primary key (kind, occasion, time_zone, channel)`.execute(db)
    await sql`drop index delivery_due`.execute(db)
    await sql`create index delivery_due on delivery (channel, urgent desc, try_at) where done_at is null`.execute(
      db,
    )
  },
}
