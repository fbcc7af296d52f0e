import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Leagues (rulebook 19.1). `league_member` has a row for each stay of a user in a league, with `left_at` once it has ended. `league_round` has the
 * scores of a round that has locked and the table after it: lists with one entry per member in the order of the table, hundredths of points,
 * a score of null without a deck, a rank of null for a member who is no longer in the table; which lists are filled depends on the format.
 * `league_event_made` says of which ranking of an event the tables were made, and when its next round becomes final.
 */
export const league: Migration = {
  async up(db) {
    await sql`create table league (
      id int generated always as identity primary key,
      code text not null,
      name text not null,
      format text not null,
      scope text not null,
      first_day date,
      last_day date,
      visibility text not null,
      entry text not null,
      mode text,
      best int,
      seeds text,
      third boolean not null default false,
      renewed_from int,
      created_at timestamptz not null default now(),
      closed_at timestamptz,
      closing_event int,
      closing_phase int,
      closing_link int,
      members text,
      root text,
      seed text,
      draw int[],
      reminded_at timestamptz,
      reminded boolean not null default true,
      owner_noticed_at timestamptz,
      ended_at timestamptz,
      constraint league_code unique (code),
      constraint league_renewed_from unique (renewed_from),
      constraint league_format check (format in ('table', 'headToHead', 'cup')),
      constraint league_scope check (scope in ('event', 'season')),
      constraint league_visibility check (visibility in ('private', 'public')),
      constraint league_entry check (entry in ('open', 'letIn')),
      constraint league_days check ((first_day is null) = (last_day is null))
    )`.execute(db)
    await sql`create index league_public on league (id) where visibility = 'public'`.execute(db)
    await sql`create index league_unsent on league (id) where not reminded`.execute(db)
    await sql`create table league_event (
      league_id int not null references league on delete cascade,
      event_id int not null references event on delete cascade,
      primary key (league_id, event_id)
    )`.execute(db)
    await sql`create index league_event_of on league_event (event_id)`.execute(db)
    await sql`create table league_member (
      league_id int not null references league on delete cascade,
      user_id int not null references account,
      role int not null,
      joined_at timestamptz not null,
      left_at timestamptz,
      removed boolean not null default false,
      primary key (league_id, user_id, joined_at),
      constraint league_role check (role in (1, 2, 3))
    )`.execute(db)
    await sql`create unique index league_member_once on league_member (league_id, user_id) where left_at is null`.execute(
      db,
    )
    await sql`create index league_member_of on league_member (user_id)`.execute(db)
    await sql`create table league_request (
      league_id int not null references league on delete cascade,
      user_id int not null references account,
      asked_at timestamptz not null default now(),
      primary key (league_id, user_id)
    )`.execute(db)
    await sql`create index league_request_of on league_request (user_id)`.execute(db)
    await sql`create table league_round (
      league_id int not null references league on delete cascade,
      event_id int not null references event on delete cascade,
      phase_index int not null,
      users int[] not null,
      scores bigint[] not null,
      cards int[] not null,
      best_cards bigint[] not null,
      ranks int[] not null,
      points bigint[] not null,
      played int[] not null,
      tie_breaks int[] not null,
      half_wins int[] not null,
      best_rounds bigint[] not null,
      won int[] not null,
      drawn int[] not null,
      lost int[] not null,
      scored bigint[] not null,
      final_at timestamptz,
      settled boolean not null default false,
      primary key (league_id, event_id, phase_index)
    )`.execute(db)
    await sql`create index league_round_of on league_round (event_id)`.execute(db)
    await sql`create table league_tie (
      league_id int not null references league on delete cascade,
      level int not null,
      place int not null,
      winner int not null,
      home_score bigint not null,
      away_score bigint not null,
      primary key (league_id, level, place)
    )`.execute(db)
    await sql`create table league_title (
      league_id int not null references league on delete cascade,
      user_id int not null references account,
      won_at timestamptz not null,
      primary key (league_id, user_id)
    )`.execute(db)
    await sql`create index league_title_of on league_title (user_id)`.execute(db)
    await sql`create table league_event_made (
      event_id int primary key references event on delete cascade,
      ranking text not null,
      final_at timestamptz
    )`.execute(db)
    await sql`create table season_board (
      year int primary key,
      ranking text not null
    )`.execute(db)
    await sql`create table season_standing (
      year int not null references season_board on delete cascade,
      user_id int not null references account,
      position int not null,
      rank int not null,
      points bigint not null,
      events int not null,
      half_wins int not null,
      podiums int not null,
      best_event bigint not null,
      primary key (year, user_id)
    )`.execute(db)
    await sql`create index season_standing_position on season_standing (year, position)`.execute(db)
  },
}
