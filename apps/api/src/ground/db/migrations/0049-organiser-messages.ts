import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Messages of organisers to all who play an event, one a day (rulebook 20.16). `announced_at` is null until the users have been notified. */
export const organiserMessages: Migration = {
  async up(db) {
    await sql`create table event_message (
      id int generated always as identity primary key,
      event_id int not null references event on delete cascade,
      day date not null,
      en text not null,
      pl text not null,
      sent_at timestamptz not null default clock_timestamp(),
      sent_by int references account,
      announced_at timestamptz,
      unique (event_id, day)
    )`.execute(db)
    await sql`create index event_message_waiting on event_message (sent_at) where announced_at is null`.execute(
      db,
    )
  },
}
