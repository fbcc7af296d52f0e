import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What people of its circle report about a private event (rulebook 30.16). */
export const eventReports: Migration = {
  async up(db) {
    await sql`create table event_report (
      event_id int not null references event on delete cascade,
      user_id int not null references account,
      reason text not null,
      reported_at timestamptz not null default now(),
      primary key (event_id, user_id)
    )`.execute(db)
    await sql`create index event_report_of on event_report (user_id)`.execute(db)
  },
}
