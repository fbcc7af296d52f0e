import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Gives the visible members of a clan and their names a version that every change renews, no matter who makes it; like the
 * versions of contents it is random and renewed at the end of the transaction. A clan without one has not changed since.
 */
export const clanVersion: Migration = {
  async up(db) {
    await sql`create table clan_version (clan_id int primary key, version bigint not null)`.execute(db)
    await sql`create function renew_clan() returns trigger language plpgsql as $$
      declare
        clans int[];
        of_clan int;
      begin
        if tg_table_name = 'account' then
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
    await sql`create constraint trigger renew_clan after insert or delete or update of clan_id on clan_member
      deferrable initially deferred for each row execute function renew_clan()`.execute(db)
    await sql`create constraint trigger renew_clan after update of username, deletion_requested_at on account
      deferrable initially deferred for each row
      when (new.username <> old.username or new.deletion_requested_at is distinct from old.deletion_requested_at)
      execute function renew_clan()`.execute(db)
  },
}
