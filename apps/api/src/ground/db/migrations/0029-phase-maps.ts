import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The counts of a phase and type are the sum over a set of maps. A map is never changed; an entry of the history says which
 * maps are in the set after it. Each former upload becomes one map per phase, with the counts of its whole file.
 */
export const phaseMaps: Migration = {
  async up(db) {
    await sql`create table score_map (
      id int generated always as identity primary key,
      event_id int not null references event on delete cascade,
      phase_index int not null,
      type text not null check (type in ('kill', 'match')),
      key text not null,
      origin text not null check (origin in ('file', 'server')),
      whole boolean not null,
      match text not null,
      map text not null,
      number text not null,
      rounds int,
      rows int not null,
      players int[] not null,
      uncounted int[] not null,
      counts jsonb not null,
      layout text not null,
      source_name text not null,
      source_id int,
      checksum text not null,
      account_id int not null references account,
      added_at timestamptz not null default clock_timestamp()
    )`.execute(db)
    await sql`create index score_map_event on score_map (event_id)`.execute(db)
    await sql`alter table score_upload
      add step text not null default 'replace'
        check (step in ('replace', 'add', 'server', 'choose', 'restore', 'undo')),
      add undid int references score_upload,
      add maps jsonb not null default '[]',
      add files jsonb not null default '[]'`.execute(db)
    await sql`update score_upload set
      step = case when restored_from is not null then 'restore' when from_source then 'server' else 'replace' end,
      files = case when from_source then '[]' else jsonb_build_array(jsonb_build_object(
        'name', file_name, 'layout', layout, 'rows', rows, 'checksum', checksum)) end`.execute(db)
    await sql`alter table score_map add upload_id int`.execute(db)
    await sql`insert into score_map (upload_id, event_id, phase_index, type, key, origin, whole, match, map, number,
        rows, players, uncounted, counts, layout, source_name, checksum, account_id, added_at)
      select u.id, event_id, phase, type, '', case when from_source then 'server' else 'file' end, true, '', '', '',
        rows, '{}', uncounted, coalesce((select jsonb_agg(c - 'phase') from jsonb_array_elements(counts) c
          where (c -> 'phase')::int = phase), '[]'), layout, file_name, checksum, account_id, uploaded_at
      from score_upload u, unnest(phases) phase`.execute(db)
    await sql`update score_upload u set maps = m.maps
      from (select upload_id, jsonb_agg(jsonb_build_object('id', id, 'state', 'in') order by id) as maps
        from score_map group by 1) m
      where m.upload_id = u.id`.execute(db)
    await sql`alter table score_map drop upload_id`.execute(db)
    // The updates above wait for their triggers, and a table with such rows cannot be altered.
    await sql`set constraints all immediate`.execute(db)
    await sql`alter table score_upload drop counts, drop from_source`.execute(db)
    await sql`alter table score_source drop resumed_at`.execute(db)
    await sql`create function score_map_is_kept() returns trigger language plpgsql as
      $$ begin
        if to_jsonb(new) - 'phase_index' <> to_jsonb(old) - 'phase_index' then
          raise exception 'a kept map is not changed';
        end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger score_map_kept before update on score_map
      for each row execute function score_map_is_kept()`.execute(db)
  },
}
