import type { Match } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../../../ground/db/db.ts'
import type { PhaseAt } from '../edit/phase-queries.ts'

export const listPerkIds = async (db: Queryable): Promise<number[]> => {
  const rows = await db.selectFrom('perk').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Copies teams and players of a phase into another. Into that of another event come the other's own teams and players of the same names and SteamIDs instead
 * of the event's own (rulebook 30.10); those that it does not have are left out.
 */
export async function copyLineUp(db: Queryable, from: PhaseAt, to: PhaseAt): Promise<void> {
  await sql`insert into phase_team (event_id, phase_index, team_id)
    select ${to.eventId}::int, ${to.phaseIndex}::int, ${sameTeam(to)} from phase_team x
    where event_id = ${from.eventId} and phase_index = ${from.phaseIndex} and ${sameTeam(to)} is not null`.execute(
    db,
  )
  await sql`insert into phase_player (event_id, phase_index, team_id, player_id)
    select ${to.eventId}::int, ${to.phaseIndex}::int, ${sameTeam(to)}, ${samePlayer(to)} from phase_player x
    where event_id = ${from.eventId} and phase_index = ${from.phaseIndex}
      and ${sameTeam(to)} is not null and ${samePlayer(to)} is not null`.execute(db)
}

/** The team of the row `x` as another event has it; null if it does not. */
const sameTeam = ({ eventId }: PhaseAt) => sql`(select o.id from team t join team o
    on o.id = t.id and t.event_id is null or o.event_id = ${eventId} and o.name = t.name and t.event_id is not null
  where t.id = x.team_id)`

/** The same for the player. */
const samePlayer = ({ eventId }: PhaseAt) => sql`(select o.id from player p join player o
    on o.id = p.id and p.event_id is null or o.event_id = ${eventId} and o.steam_id = p.steam_id and p.event_id is not null
  where p.id = x.player_id)`

/** Which of an event's rows another event can have: none of a private event's own teams and players (rulebook 30.10). */
const ofCatalogue = (table: string): RawBuilder<unknown> => {
  if (table === 'phase_team') return sql`team_id in (select id from team where event_id is null)`
  if (table !== 'phase_player') return sql`true`
  return sql`team_id in (select id from team where event_id is null)
    and player_id in (select id from player where event_id is null)`
}

/** Copies the phases of an event with their teams, players and perks. */
export async function copyPhases(db: Queryable, from: number, to: number): Promise<void> {
  const copies = [
    ['phase', '"index", name, name_pl, points, mult, open, lock'],
    ['phase_team', 'phase_index, team_id'],
    ['phase_player', 'phase_index, team_id, player_id'],
    ['phase_perk', 'phase_index, place, perk_id'],
  ] as const
  for (const [table, columns] of copies)
    await sql`insert into ${sql.table(table)} (event_id, ${sql.raw(columns)})
      select ${to}::int, ${sql.raw(columns)} from ${sql.table(table)}
      where event_id = ${from} and ${ofCatalogue(table)}`.execute(db)
}

export const copyRewards = (db: Queryable, from: number, to: number) =>
  sql`insert into event_reward (event_id, reward_id, amount, "from", "to", type)
    select ${to}::int, reward_id, amount, "from", "to", type from event_reward where event_id = ${from}
    order by id`.execute(db)

/** Lists the matches of an event between teams of the catalogue with their maps, without scores. */
export const listPlannedMatches = (db: Queryable, eventId: number): Promise<Match[]> =>
  db
    .selectFrom('match as m')
    .where('m.event_id', '=', eventId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('team as t')
            .where('t.event_id', 'is not', null)
            .where(sql<boolean>`t.id in (m.home_team_id, m.away_team_id)`)
            .select('t.id'),
        ),
      ),
    )
    .select(eb => [
      'm.phase_index as phaseIndex',
      'm.home_team_id as homeTeamId',
      'm.away_team_id as awayTeamId',
      'm.date',
      sql.lit('scheduled' as const).as('status'),
      'm.best_of as bestOf',
      jsonArrayFrom(
        eb
          .selectFrom('match_map as x')
          .whereRef('x.match_id', '=', 'm.id')
          .select(['x.map_number as mapNumber', 'x.map_id as mapId'])
          .orderBy('x.map_number'),
      ).as('maps'),
    ])
    .orderBy('m.id')
    .execute()

/**
 * Shifts all dates of an event by whole days of a time zone, so that its first dated phase opens on the day; without one, its
 * first match takes place on it.
 */
export async function shiftDates(
  db: Queryable,
  eventId: number,
  { day, zone }: { day: string; zone: string },
): Promise<void> {
  const { rows } = await sql<{ days: number | null }>`select ${day}::date - (coalesce(
      (select min(open) from phase where event_id = ${eventId} and open < lock),
      (select min(date) from match where event_id = ${eventId})) at time zone ${zone})::date as days`.execute(
    db,
  )
  const days = rows[0]?.days ?? 0
  const shifted = (column: string) => sql`${sql.ref(column)} =
    (${sql.ref(column)} at time zone ${zone} + ${days}::int * interval '1 day') at time zone ${zone}`
  await sql`update phase set ${shifted('open')}, ${shifted('lock')} where event_id = ${eventId}`.execute(db)
  await sql`update match set ${shifted('date')} where event_id = ${eventId}`.execute(db)
}
