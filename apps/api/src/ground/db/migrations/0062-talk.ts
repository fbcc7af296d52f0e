import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What members of a league or a clan write to each other (rulebook 28.1). A talk is that of a clan, of a league (`event_id` 0), or of the round of a
 * league that is this event, or this phase of it. `talk_key` of a league or clan is what a stream listens to; `last_id` is its newest post. `counts` of a post
 * are its reactions by sign, so that reading a page does not count them.
 */
export const talk: Migration = {
  async up(db) {
    await sql`alter table league add talks boolean, add talk_key uuid not null default gen_random_uuid()`.execute(
      db,
    )
    await sql`alter table clan add talk_key uuid not null default gen_random_uuid()`.execute(db)
    await sql`create table talk (
      id int generated always as identity primary key,
      league_id int references league on delete cascade,
      event_id int not null default 0,
      phase_index int not null default 0,
      clan_id int references clan on delete cascade,
      posts int not null default 0,
      last_id bigint not null default 0,
      pinned_id bigint,
      check ((league_id is null) <> (clan_id is null))
    )`.execute(db)
    await sql`create unique index talk_of_league on talk (league_id, event_id, phase_index) where league_id is not null`.execute(
      db,
    )
    await sql`create unique index talk_of_clan on talk (clan_id) where clan_id is not null`.execute(db)
    await sql`create table talk_post (
      id bigint generated always as identity primary key,
      talk_id int not null references talk on delete cascade,
      user_id int not null references account,
      text text not null,
      sent_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz,
      deleted_at timestamptz,
      reports int not null default 0,
      kept boolean not null default false,
      counts int[] not null default '{0,0,0,0,0,0}'
    )`.execute(db)
    await sql`create index talk_post_of_talk on talk_post (talk_id, id)`.execute(db)
    await sql`create index talk_post_of_user on talk_post (user_id)`.execute(db)
    await sql`create table talk_reaction (
      post_id bigint not null references talk_post on delete cascade,
      user_id int not null references account,
      sign int not null,
      primary key (post_id, user_id, sign)
    )`.execute(db)
    await sql`create index talk_reaction_of_user on talk_reaction (user_id)`.execute(db)
    await sql`create table talk_report (
      post_id bigint not null references talk_post on delete cascade,
      user_id int not null references account,
      primary key (post_id, user_id)
    )`.execute(db)
    await sql`create index talk_report_of_user on talk_report (user_id)`.execute(db)
    await sql`create table talk_mark (
      talk_id int not null references talk on delete cascade,
      user_id int not null references account,
      read_id bigint not null default 0,
      mentioned_at timestamptz,
      primary key (talk_id, user_id)
    )`.execute(db)
    await sql`create index talk_mark_of_user on talk_mark (user_id)`.execute(db)
  },
}
