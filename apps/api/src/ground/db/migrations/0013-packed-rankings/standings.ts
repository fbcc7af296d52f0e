import { sql } from 'kysely'
import { lockedDeckView } from './blocks.ts'

/**
 * A generation of a ranking. `standing_place` has 64 users per row: the block of a user is id / 64, the place in the lists
 * id % 64 + 1, null for users who do not take part; `outcomes` refer to the sets of won phases. `standing_page` has the users
 * in their order, 200 per page. Phase 0 of the figures is the whole event.
 */
const tables = `
create table standing_place (
  event_id int not null references event on delete cascade,
  generation int not null,
  block int not null,
  positions int[] not null,
  ranks int[] not null,
  previous_ranks int[] not null,
  scores bigint[] not null,
  outcomes int[] not null,
  primary key (event_id, generation, block)
);
create table standing_page (
  event_id int not null references event on delete cascade,
  generation int not null,
  page int not null,
  users int[] not null,
  primary key (event_id, generation, page)
);
create table standing_outcome (
  event_id int not null references event on delete cascade,
  generation int not null,
  outcome int not null,
  won int[] not null,
  users int not null,
  primary key (event_id, generation, outcome)
);
`

/** A view with one row per user in a ranking, with current names. */
const standingView = `
create view standing as
select p.event_id, p.generation, u.position, u.rank, u.previous_rank, a.id as user_id,
  case when a.deletion_requested_at is null then a.username else 'deleted user' end as username,
  (u.score / 100.0)::numeric(20, 2) as score, o.won
from standing_place p
cross join lateral unnest(p.positions, p.ranks, p.previous_ranks, p.scores, p.outcomes)
  with ordinality u(position, rank, previous_rank, score, outcome, place)
join account a on a.id = p.block * 64 + u.place - 1
join standing_outcome o on o.event_id = p.event_id and o.generation = p.generation and o.outcome = u.outcome
where u.position is not null;
`

export const packedStandings = { tables, views: lockedDeckView + standingView }

/** Packs the published ranking of an event. */
export const packStandings = (eventId: number) => {
  const published = sql`(select s.* from standing s join event e on e.id = s.event_id and e.generation = s.generation
    where e.id = ${eventId})`
  return [
    sql`insert into standing_outcome (event_id, generation, outcome, won, users)
      select event_id, generation, row_number() over (order by won) - 1, won, count(*)
      from ${published} s group by event_id, generation, won`,
    sql`with s as materialized ${published}
      insert into standing_place
        (event_id, generation, block, positions, ranks, previous_ranks, scores, outcomes)
      select b.event_id, b.generation, b.block, array_agg(s.position order by n), array_agg(s.rank order by n),
        array_agg(s.previous_rank order by n), array_agg((s.score * 100)::bigint order by n),
        array_agg(o.outcome order by n)
      from (select distinct event_id, generation, user_id / 64 as block from s) b
      cross join generate_series(0, 63) n
      left join s on s.user_id = b.block * 64 + n
      left join standing_outcome o
        on o.event_id = s.event_id and o.generation = s.generation and o.won = s.won
      group by 1, 2, 3`,
    sql`insert into standing_page (event_id, generation, page, users)
      select event_id, generation, (position - 1) / 200, array_agg(user_id order by position)
      from ${published} s group by 1, 2, 3`,
    sql`insert into phase_figures (event_id, generation, phase_index, decks, average, best, top_tenth)
      select event_id, generation, 0, count(*), round(avg(score), 2), max(score),
        (array_agg(score order by position))[(count(*) + 9) / 10]
      from ${published} s group by 1, 2`,
  ]
}
