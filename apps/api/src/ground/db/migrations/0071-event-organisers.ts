import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who organises an event with the admins (rulebook 11.48), and whether a change of the audit log was made as an organiser. */
export const eventOrganisers: Migration = {
  async up(db) {
    await sql`create table event_organiser (
      event_id int not null references event on delete cascade,
      user_id int not null references account,
      named_at timestamptz not null default now(),
      accepted_at timestamptz,
      primary key (event_id, user_id)
    )`.execute(db)
    await sql`create index event_organiser_of on event_organiser (user_id)`.execute(db)
    await sql`alter table audit add as_organiser boolean not null default false`.execute(db)
  },
}
