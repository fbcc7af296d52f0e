import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Makes the version triggers work on tables that a distributed database has on every node, under names such as
 * `account_102008`: only the coordinator stores versions, and the trigger runs there as well.
 */
export const distributable: Migration = {
  async up(db) {
    await sql`create or replace function renew_content() returns trigger language plpgsql as $$
      declare
        changed record;
        of_scope int := 0;
      begin
        if to_regclass('content_version') is null then return null; end if;
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
    await sql`create or replace function renew_clan() returns trigger language plpgsql as $$
      declare
        clans int[];
        of_clan int;
      begin
        if to_regclass('clan_version') is null then return null; end if;
        if tg_table_name ~ '^account' then
          clans := array(select clan_id from clan_member where user_id = new.id);
        elsif tg_op = 'INSERT' then clans := array[new.clan_id];
        elsif tg_op = 'DELETE' then clans := array[old.clan_id];
        else clans := array[old.clan_id, new.clan_id];
        end if;
        foreach of_clan in array clans loop
          if exists (select from clan where id = of_clan) then
            insert into clan_version values (of_clan, floor(random() * 9007199254740991)::bigint)
              on conflict (clan_id) do update set version = excluded.version;
          else
            delete from clan_version where clan_id = of_clan;
          end if;
        end loop;
        return null;
      end $$`.execute(db)
  },
}
