import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The tables that the answer about an event shows to everybody, with their event column; without one: the catalogue. */
const contents = {
  event: 'id',
  phase: 'event_id',
  phase_perk: 'event_id',
  phase_player: 'event_id',
  phase_team: 'event_id',
  match: 'event_id',
  match_map: 'match_id',
  event_reward: 'event_id',
  phase_upload: 'event_id',
  score_upload: 'event_id',
  perk: '',
  player: '',
  reward: '',
  role: '',
  style: '',
  team: '',
}

/**
 * Gives what is shown of an event, and the catalogue (scope 0), a version that every change renews, no matter who makes it. It is
 * renewed at the end of the transaction, so that no other transaction waits for it for long. Versions are random: a version that
 * was lost in a failover never comes back with other contents.
 */
export const contentVersion: Migration = {
  async up(db) {
    await sql`create table content_version (scope int primary key, version bigint not null)`.execute(db)
    await sql`create function renew_content() returns trigger language plpgsql as $$
      declare
        changed record;
        of_scope int := 0;
      begin
        if tg_op = 'DELETE' then changed := old; else changed := new; end if;
        if tg_argv[0] = 'id' then of_scope := changed.id;
        elsif tg_argv[0] = 'event_id' then of_scope := changed.event_id;
        elsif tg_argv[0] = 'match_id' then
          -- A match that has gone as well has renewed its event itself.
          select event_id into of_scope from match where id = changed.match_id;
        end if;
        if of_scope is null or exists (
          select from content_version where scope = of_scope and xmin = pg_current_xact_id()::xid
        ) then return null; end if;
        insert into content_version values (of_scope, floor(random() * 9007199254740991)::bigint)
          on conflict (scope) do update set version = excluded.version;
        return null;
      end $$`.execute(db)
    for (const [table, column] of Object.entries(contents))
      await sql`create constraint trigger renew_content after insert or update or delete on ${sql.table(table)}
        deferrable initially deferred for each row execute function renew_content(${sql.lit(column)})`.execute(
        db,
      )
  },
}
