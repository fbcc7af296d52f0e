import type { LeagueEvent } from '@game/domain'
import { type Selectable, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'
import type { Schema } from '../../../ground/db/schema.ts'
import { countedAtOf, iso } from '../../../ground/db/sql-expressions.ts'
import { isPlayed } from '../../../ground/event-visibility/visibility-queries.ts'

/** A league as it is stored, with the database's clock. */
export type LeagueRow = Selectable<Schema['league']> & { now: string }

const leagues = (db: Queryable) =>
  db.selectFrom('league').selectAll().select(sql<string>`clock_timestamp()`.as('now'))

export const findLeague = (db: Queryable, leagueId: number): Promise<LeagueRow | undefined> =>
  leagues(db).where('id', '=', leagueId).executeTakeFirst()

export const findLeagueByCode = (db: Queryable, code: string): Promise<LeagueRow | undefined> =>
  leagues(db).where('code', '=', code).executeTakeFirst()

/** Lists leagues by id. */
export const listLeagues = (db: Queryable, ids: readonly number[]): Promise<LeagueRow[]> =>
  leagues(db).where('id', '=', sql<number>`any(${ids}::int[])`).orderBy('id').execute()

/** Locks a league; every change locks it before its members, so that changes run one after another. */
export const lockLeague = (db: Queryable, leagueId: number): Promise<LeagueRow | undefined> =>
  leagues(db).where('id', '=', leagueId).forUpdate().executeTakeFirst()

/** Locks leagues in the order of their ids. */
export const lockLeagues = async (db: Queryable, ids: readonly number[]): Promise<void> => {
  await sql`select id from league where id = any(${ids}::int[]) order by id for update`.execute(db)
}

/** Selects the first open of each event with dated phases. */
const firstOpens = sql`select event_id, min(open) as open from phase where open < lock group by event_id`

/** Selects the events of leagues that are played, as `league_id` and `event_id`: those of its list, or public ones that open between its days (rulebook 19.3, 19.40). */
export const eventsOfLeagues = sql`
  select le.league_id, le.event_id from league_event le join event e on e.id = le.event_id where ${isPlayed()}
  union all
  select l.id, e.id from league l join (${firstOpens}) o
    on (o.open at time zone 'utc')::date between l.first_day and l.last_day
  join event e on e.id = o.event_id where e.public`

/** Lists the events of leagues. */
export const listEventsOfLeagues = async (
  db: Queryable,
  ids: readonly number[],
): Promise<{ leagueId: number; eventId: number }[]> => {
  const { rows } = await sql<{ leagueId: number; eventId: number }>`
    select league_id as "leagueId", event_id as "eventId" from (${eventsOfLeagues}) e
    where league_id = any(${ids}::int[])`.execute(db)
  return rows
}

/** An event of a league, and whether its game servers open and lock its phases (rulebook 30.18). */
export type RoundEvent = LeagueEvent & { automatic: boolean }

/** Loads what rounds depend on, of these events. */
export const listRoundEvents = async (db: Queryable, eventIds: readonly number[]): Promise<RoundEvent[]> => {
  if (eventIds.length === 0) return []
  const { rows } = await sql<RoundEvent>`
    select e.id, e.name, e.completed, e.final_after_hours as "finalAfterHours",
      exists (select from private_event h where h.event_id = e.id and h.automatic) as automatic, coalesce((
      select json_agg(json_build_object('index', p.index, 'name', p.name, 'namePl', p.name_pl, 'points', p.points,
        'open', ${iso(sql.ref('p.open'))}, 'lock', ${iso(sql.ref('p.lock'))},
        'countedAt', ${iso(countedAtOf('p'))}, 'matches', m.matches, 'voidMatches', m.void) order by p.index)
      from phase p cross join lateral (
        select count(*) as matches, count(*) filter (where status = 'void') as void
        from match where event_id = p.event_id and phase_index = p.index) m
      where p.event_id = e.id), '[]') as phases
    from event e where e.id = any(${eventIds}::int[])`.execute(db)
  return rows
}

/** Lists the rounds of leagues whose tables are stored, and whether they are settled. */
export const listTables = async (
  db: Queryable,
  leagueIds: readonly number[],
): Promise<{ leagueId: number; eventId: number; phaseIndex: number; settled: boolean }[]> =>
  db
    .selectFrom('league_round')
    .where('league_id', '=', sql<number>`any(${leagueIds}::int[])`)
    .select(['league_id as leagueId', 'event_id as eventId', 'phase_index as phaseIndex', 'settled'])
    .execute()
