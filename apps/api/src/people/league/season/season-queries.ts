import { sql } from 'kysely'
import { placesPerBlock } from '../../../ground/db/blocks.ts'
import type { Queryable } from '../../../ground/db/db.ts'

/** Selects the completed public events with the calendar year of their first open, in UTC (rulebook 19.29). */
const completedEvents = sql`
  select e.id, e.name, e.generation, e.ranked_at, extract(year from o.open at time zone 'utc')::int as year
  from event e join (select event_id, min(open) as open from phase where open < lock group by event_id) o
    on o.event_id = e.id
  where e.completed and e.public`

/** Selects for each year which rankings its board follows from. */
const boards = sql`select year, string_agg(concat_ws(' ', id, generation, extract(epoch from ranked_at)), ','
  order by id) as ranking from (${completedEvents}) c group by year`

/** Lists the years whose board was made of other rankings than those that count now. */
export const listStaleSeasons = async (db: Queryable): Promise<number[]> => {
  const { rows } = await sql<{ year: number }>`
    select coalesce(n.year, b.year) as year from (${boards}) n full join season_board b on b.year = n.year
    where n.ranking is distinct from b.ranking order by 1`.execute(db)
  return rows.map(({ year }) => year)
}

/** Makes other processes that make the same board wait. */
export const lockSeason = (db: Queryable, year: number) =>
  sql`select pg_advisory_xact_lock(hashtext('season board'), ${year}::int)`.execute(db)

export const deleteSeason = (db: Queryable, year: number) =>
  db.deleteFrom('season_board').where('year', '=', year).execute()

/** Notes of which rankings a board is made; false if the year has no completed public event. */
export const insertSeason = async (db: Queryable, year: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into season_board (year, ranking)
    select year, ranking from (${boards}) b where year = ${year}`.execute(db)
  return numAffectedRows === 1n
}

/** Makes the rows of a board in one statement, by the rules of `seasonBoard` (rulebook 19.29). */
export const insertSeasonStandings = (db: Queryable, year: number) =>
  sql`
  with result as materialized (
    select p.event_id, p.block * ${sql.lit(placesPerBlock)} + t.place - 1 as user_id, t.score, t.rank
    from (${completedEvents}) e
    join standing_place p on p.event_id = e.id and p.generation = e.generation
    cross join lateral unnest(p.scores, p.ranks) with ordinality t(score, rank, place)
    where e.year = ${year} and t.score is not null),
  winners as (select event_id, count(*) as winners from result where rank = 1 group by 1),
  total as (
    select r.user_id::int as user_id, sum(score) as points, count(*) as events,
      coalesce(sum(case when w.winners = 1 then 2 else 1 end) filter (where score > 0 and rank = 1), 0) as half_wins,
      count(*) filter (where score > 0 and rank <= 3) as podiums, max(score) as best_event
    from result r left join winners w on w.event_id = r.event_id group by 1)
  insert into season_standing (year, user_id, position, rank, points, events, half_wins, podiums, best_event)
  select ${year}::int, t.user_id,
    row_number() over (order by points desc, half_wins desc, best_event desc, lower(a.username) collate "C", a.id),
    rank() over (order by points desc, half_wins desc, best_event desc),
    points, events, half_wins, podiums, best_event
  from total t join account a on a.id = t.user_id`.execute(db)

export const listSeasonEvents = async (
  db: Queryable,
  year: number,
): Promise<{ id: number; name: string }[]> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from (${completedEvents}) e where year = ${year} order by id`.execute(db)
  return rows
}

export const listYears = async (db: Queryable): Promise<number[]> => {
  const rows = await db.selectFrom('season_board').select('year').orderBy('year', 'desc').execute()
  return rows.map(({ year }) => year)
}
