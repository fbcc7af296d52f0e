import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What a user has turned off, as `channel:kind` (rulebook 20.8), and which reminders have been queued for all users of a time zone, so that
 * users are searched for once (rulebook 20.11).
 */
export const reminders: Migration = {
  async up(db) {
    await sql`alter table contact add column muted text[] not null default '{}'`.execute(db)
    await sql`create index contact_zone on contact (time_zone) where confirmed_at is not null`.execute(db)
    await sql`create table reminder_plan (
      kind text not null,
      occasion text not null,
      time_zone text not null,
      planned_at timestamptz not null,
      primary key (kind, occasion, time_zone)
    )`.execute(db)
  },
}
