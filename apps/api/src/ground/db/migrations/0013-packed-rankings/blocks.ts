import { sql } from 'kysely'

/**
 * Frozen decks, 1,000 users per block: the block of a user is id / 1000, the place in it id % 1000. `users` has
 * a bit for each place; the decks follow in the order of the set bits: 15 cells (32 bits) and weights (16 bits) and 5
 * mults (16 bits) each, highest byte first. Weights and mults are indexes, from 0, into the lists of values.
 */
export const frozenBlocks = `
create table frozen_block (
  event_id int not null,
  phase_index int not null,
  block int not null,
  users bit(1000) not null,
  cells bytea not null,
  weights bytea not null,
  mults bytea not null,
  weight_values bigint[] not null,
  mult_values bigint[] not null,
  primary key (event_id, block, phase_index),
  foreign key (event_id, phase_index) references locked_phase on delete cascade on update cascade,
  check (length(cells) = 60 * bit_count(users)),
  check (length(weights) = 30 * bit_count(users)),
  check (length(mults) = 10 * bit_count(users))
);
alter table frozen_block alter cells set storage external, alter weights set storage external,
  alter mults set storage external;

create function uint16s(packed bytea, first int, many int) returns int[] language sql immutable as $$
  select array_agg(get_byte(part, 2 * n) * 256 + get_byte(part, 2 * n + 1) order by n)
  from (select substring(packed from 2 * first + 1 for 2 * many) as part) p, generate_series(0, many - 1) n
$$;

create function uint32s(packed bytea, first int, many int) returns int[] language sql immutable as $$
  select array_agg(((get_byte(part, 4 * n) * 256 + get_byte(part, 4 * n + 1)) * 256 + get_byte(part, 4 * n + 2)) * 256
    + get_byte(part, 4 * n + 3) order by n)
  from (select substring(packed from 4 * first + 1 for 4 * many) as part) p, generate_series(0, many - 1) n
$$;

create function values_at(list bigint[], places int[]) returns bigint[] language sql immutable as $$
  select array_agg(list[place + 1] order by n) from unnest(places) with ordinality p(place, n)
$$;
`

/** A view with one row per frozen deck, for people who look into the database; the game's frequent statements read blocks. */
export const lockedDeckView = `
create view locked_deck as
select b.event_id, u.user_id, b.phase_index, uint32s(b.cells, u.place * 15, 15) as cells,
  values_at(b.weight_values, uint16s(b.weights, u.place * 15, 15)) as weights,
  values_at(b.mult_values, uint16s(b.mults, u.place * 5, 5)) as mults,
  (select d.cards from deck d where d.user_id = u.user_id and d.event_id = b.event_id and d.phase_index = b.phase_index)
    as cards
from frozen_block b
cross join lateral (
  select b.block * 1000 + place_of as user_id, bit_count(substring(b.users for place_of))::int as place
  from generate_series(0, 999) place_of where get_bit(b.users, place_of) = 1) u;
`

/** Packs the former rows of frozen decks, of users from..to. */
export const packEventDecks = (eventId: number, from: number, to: number) => sql`
  with deck as materialized (
    select phase_index, user_id / 1000 as block, user_id, cells, weights, mults from locked_deck
    where event_id = ${eventId} and user_id >= ${from} and user_id < ${to}
  ), weight as (
    select phase_index, block, array_agg(distinct value order by value) as list
    from deck, unnest(weights) value group by 1, 2
  ), mult as (
    select phase_index, block, array_agg(distinct value order by value) as list
    from deck, unnest(mults) value group by 1, 2
  ), packed as (
    select d.phase_index, d.block, d.user_id,
      (select string_agg(int4send(cell), ''::bytea order by n) from unnest(d.cells) with ordinality c(cell, n)) as cells,
      (select string_agg(substring(int4send(array_position(w.list, value) - 1) from 3), ''::bytea order by n)
        from unnest(d.weights) with ordinality v(value, n)) as weights,
      (select string_agg(substring(int4send(array_position(m.list, value) - 1) from 3), ''::bytea order by n)
        from unnest(d.mults) with ordinality v(value, n)) as mults
    from deck d join weight w using (phase_index, block) join mult m using (phase_index, block)
  )
  insert into frozen_block (event_id, phase_index, block, users, cells, weights, mults, weight_values, mult_values)
  select ${eventId}::int, phase_index, block,
    (select string_agg(case when place = any(p.places) then '1' else '0' end, '' order by place)
      from generate_series(0, 999) place)::bit(1000),
    p.cells, p.weights, p.mults, w.list, m.list
  from (select phase_index, block, array_agg(user_id % 1000) as places,
      string_agg(cells, ''::bytea order by user_id) as cells, string_agg(weights, ''::bytea order by user_id) as weights,
      string_agg(mults, ''::bytea order by user_id) as mults
    from packed group by 1, 2) p
  join weight w using (phase_index, block) join mult m using (phase_index, block)`
