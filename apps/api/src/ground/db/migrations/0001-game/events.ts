/** Events as admins configure them. `revision` changes with everything that moves are checked against. */
export const events = `
create table event (
  id int generated always as identity primary key,
  name text not null,
  img text not null default '' check (img ~ '^[a-z0-9_-]{0,64}$'),
  public boolean not null default false,
  featured boolean not null default false,
  completed boolean not null default false,
  second_chance boolean not null default false,
  generation int not null default 0,
  ranked_at timestamptz,
  revision int not null default 1,
  created_at timestamptz not null default now()
);
create table phase (
  event_id int not null references event on delete cascade,
  index int not null check (index >= 1),
  badge_id int generated always as identity unique,
  name text not null,
  points numeric(12, 2) not null,
  mult numeric(6, 2) not null,
  open timestamptz not null,
  lock timestamptz not null,
  revision int not null default 1,
  frozen_at timestamptz,
  goal numeric(12, 2),
  primary key (event_id, index)
);
create table phase_team (
  event_id int not null,
  phase_index int not null,
  team_id int not null references team,
  primary key (event_id, phase_index, team_id),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
create table phase_player (
  event_id int not null,
  phase_index int not null,
  player_id int not null references player,
  team_id int not null,
  primary key (event_id, phase_index, player_id),
  foreign key (event_id, phase_index, team_id) references phase_team on delete cascade on update cascade
);
create table phase_perk (
  event_id int not null,
  phase_index int not null,
  place int not null,
  perk_id int not null references perk,
  primary key (event_id, phase_index, place),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
create table match (
  id int generated always as identity primary key,
  event_id int not null,
  phase_index int not null,
  home_team_id int not null references team,
  away_team_id int not null references team,
  date timestamptz not null,
  check (home_team_id <> away_team_id),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
create index match_phase on match (event_id, phase_index);
create table match_map (
  match_id int not null references match on delete cascade,
  map_number int not null check (map_number >= 1),
  map_id int not null references map,
  home_score int,
  away_score int,
  primary key (match_id, map_number),
  unique (match_id, map_id)
);
create table event_reward (
  id int generated always as identity primary key,
  event_id int not null references event on delete cascade,
  reward_id int not null references reward,
  amount numeric(12, 2) not null,
  "from" numeric(12, 2) not null,
  "to" numeric(12, 2) not null,
  type int not null check (type in (1, 2))
);
create index event_reward_event on event_reward (event_id);
create table reward_grant (
  event_id int not null references event on delete cascade,
  user_id int not null references account,
  event_reward_id int not null references event_reward,
  rank int not null,
  amount numeric(12, 2) not null,
  primary key (event_id, user_id, event_reward_id)
);
`
