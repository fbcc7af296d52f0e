import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Who has left a private event stays known, so that rankings leave out the decks of locked phases (rulebook 30.4); what an event takes a day (30.8):
 * `demos` has checksums, `logs_refused` says whether the last log was not taken. A transaction that adopts an event (30.17) changes the players of kept maps.
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
    await sql`create or replace function score_map_is_kept() returns trigger language plpgsql as
      $$ begin
        if coalesce(current_setting('game.adopts', true), '') <> 'on'
          and to_jsonb(new) - 'phase_index' <> to_jsonb(old) - 'phase_index' then
          raise exception 'a kept map is not changed';
        end if;
        return new;
      end $$`.execute(db)
  },
}
