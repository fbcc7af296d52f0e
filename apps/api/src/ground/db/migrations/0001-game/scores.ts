/**
 * Scores: facts, frozen decks, published generations of the ranking. A locked deck has 5 cards of 3 slots each: `cells`
 * are the positions of the slots' counts, `weights` and `mults` what they are worth, in ten-thousandths; an empty slot weighs 0.
 */
export const scores = `
create table score_upload (
  id int generated always as identity primary key,
  event_id int not null references event on delete cascade,
  type text not null check (type in ('kill', 'match')),
  layout text not null,
  phases int[] not null,
  file_name text not null,
  rows int not null,
  checksum text not null,
  uncounted int[] not null,
  counts jsonb not null,
  restored_from int references score_upload,
  account_id int not null references account,
  uploaded_at timestamptz not null default clock_timestamp()
);
create index score_upload_event on score_upload (event_id, id);

create table keyplay_count (
  event_id int not null,
  phase_index int not null,
  type text not null check (type in ('kill', 'match')),
  player_id int not null references player,
  keyplay_id int not null,
  count int not null check (count >= 0),
  primary key (event_id, phase_index, type, player_id, keyplay_id),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
create table phase_upload (
  event_id int not null,
  phase_index int not null,
  type text not null,
  upload_id int not null references score_upload on delete cascade,
  primary key (event_id, phase_index, type),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);

create table locked_phase (
  event_id int not null,
  phase_index int not null,
  facts jsonb not null,
  primary key (event_id, phase_index),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
create table locked_deck (
  event_id int not null,
  user_id int not null references account,
  phase_index int not null,
  cells int[] not null check (array_length(cells, 1) = 15),
  weights bigint[] not null check (array_length(weights, 1) = 15),
  mults bigint[] not null check (array_length(mults, 1) = 5),
  cards jsonb not null,
  primary key (event_id, user_id, phase_index),
  foreign key (event_id, phase_index) references locked_phase on delete cascade on update cascade
);
alter table locked_deck
  alter cells set storage plain, alter weights set storage plain, alter mults set storage plain;

create table standing (
  event_id int not null references event on delete cascade,
  generation int not null,
  position int not null,
  rank int not null,
  previous_rank int,
  user_id int not null,
  username text not null,
  score numeric(14, 2) not null,
  won int[] not null,
  primary key (event_id, generation, position)
);
create unique index standing_user on standing (event_id, generation, user_id);
create index standing_of_user on standing (user_id);
`
