import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who has left a private event stays known, so that rankings leave out the decks of locked phases (rulebook 30.4); what an event takes a day (30.8):
 * `demos` has checksums, `logs_refused` says whether the last log was not taken.
 */
export const circle: Migration = {
  async up(db) {
    await sql`alter table event_participant drop constraint event_participant_state_check,
      add constraint event_participant_state_check check (state in ('in', 'waiting', 'removed', 'left'))`.execute(
      db,
    )
    await sql`create table hosting_use (
      event_id int not null references event on delete cascade,
      day date not null,
      log_bytes int not null default 0,
      demos text[] not null default '{}',
      logs_refused boolean not null default false,
      primary key (event_id, day)
    )`.execute(db)
  },
}
