/** Decks, one per row. The CHECK makes an invalid deck impossible, whatever the code does. */
export const decks = `
create function in_time(deadline timestamptz) returns boolean language plpgsql as $$
begin
  if clock_timestamp() >= deadline then
    raise exception 'the phase has locked' using errcode = 'GA001';
  end if;
  return true;
end $$;

create table deck (
  user_id int not null references account,
  event_id int not null,
  phase_index int not null,
  version int not null default 1,
  cards jsonb not null,
  saved_at timestamptz not null default clock_timestamp(),
  primary key (user_id, event_id, phase_index),
  foreign key (event_id, phase_index) references phase on update cascade,
  constraint legal_deck check (
    coalesce(
      jsonb_typeof(cards) = 'array'
      and jsonb_array_length(cards) <= 5
      and jsonb_array_length(jsonb_path_query_array(cards, 'strict $[*] ? (
        @.playerId.type() == "number"
        && @.keyplays.type() == "array" && @.keyplays.size() <= 3
        && @.perks.type() == "array" && @.perks.size() <= 3)')) = jsonb_array_length(cards)
      and jsonb_path_match(cards, 'lax
        $[0].playerId == $[1 to 4].playerId || $[1].playerId == $[2 to 4].playerId
        || $[2].playerId == $[3 to 4].playerId || $[3].playerId == $[4].playerId') is not true
      and not jsonb_path_exists(cards, 'lax $[*] ? (
        @.keyplays[0] == @.keyplays[1 to 2] || @.keyplays[1] == @.keyplays[2]
        || @.perks[0].perkId == @.perks[1 to 2].perkId || @.perks[1].perkId == @.perks[2].perkId)'),
    false)
  )
);
create index deck_phase on deck (event_id, phase_index, user_id);
create index deck_event_user on deck (event_id, user_id);

create table phase_summary (
  user_id int not null references account,
  event_id int not null,
  phase_index int not null,
  score numeric(14, 2) not null,
  points numeric(12, 2) not null,
  success boolean not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, event_id, phase_index),
  foreign key (event_id, phase_index) references phase on delete cascade on update cascade
);
`
