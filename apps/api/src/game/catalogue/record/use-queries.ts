import { isBuiltInSleeve } from '@game/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../ground/db/db.ts'

/** Builds the query for what uses a record; it selects the `name` of each use. May read decks first, as no query joins them. */
export type UseQuery = (
  id: number,
  db: Queryable,
) => RawBuilder<{ name: string }> | Promise<RawBuilder<{ name: string }>>
type PlainUseQuery = (id: number) => RawBuilder<{ name: string }>

const playersBy =
  (column: 'team_id' | 'role_id' | 'style_id'): UseQuery =>
  id =>
    sql`select name from player where ${sql.ref(column)} = ${id}`
export const playersOfTeam = playersBy('team_id')
export const playersOfRole = playersBy('role_id')
export const playersOfStyle = playersBy('style_id')

const phasesBy =
  (table: 'phase_team' | 'phase_player' | 'phase_perk', column: string): PlainUseQuery =>
  id =>
    sql`select distinct e.name || ': ' || p.name as name from ${sql.table(table)} x
      join phase p on p.event_id = x.event_id and p.index = x.phase_index
      join event e on e.id = p.event_id where x.${sql.ref(column)} = ${id}`
export const phasesOfTeam = phasesBy('phase_team', 'team_id')
export const phasesOfPerk = phasesBy('phase_perk', 'perk_id')

/** Includes locked phases that no longer list the player, as their frozen data refers to the player. */
export const phasesOfPlayer: UseQuery = id => sql`${phasesBy('phase_player', 'player_id')(id)}
    union select e.name || ': ' || p.name from locked_phase l
      join phase p on p.event_id = l.event_id and p.index = l.phase_index
      join event e on e.id = l.event_id where l.facts @? ${`$.players[*].playerId ? (@ == ${id})`}::jsonpath`

const filesBy =
  (column: 'player_id' | 'keyplay_id'): UseQuery =>
  id =>
    sql`select distinct e.name from keyplay_count c join event e on e.id = c.event_id
      where c.${sql.ref(column)} = ${id}`
export const filesOfPlayer = filesBy('player_id')
export const filesOfKeyplay = filesBy('keyplay_id')

export const matchesOfTeam: UseQuery = id => sql`select h.name || ' vs ' || a.name as name from match m
  join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
  where ${id} in (m.home_team_id, m.away_team_id)`

export const matchesOnMap: UseQuery = id => sql`select h.name || ' vs ' || a.name as name from match_map x
  join match m on m.id = x.match_id join team h on h.id = m.home_team_id join team a on a.id = m.away_team_id
  where x.map_id = ${id}`

export const decksWithKeyplay: UseQuery = async (id, db) => {
  const { rows } = await sql<{ event: number; phase: number; decks: number }>`
    select event_id as event, phase_index as phase, count(*)::int as decks from deck
    where cards @? ${`$[*].keyplays[*] ? (@ == ${id})`}::jsonpath group by 1, 2`.execute(db)
  return sql`select e.name || ': ' || p.name as name
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(event int, phase int, decks int)
    join phase p on p.event_id = d.event and p.index = d.phase join event e on e.id = d.event
    cross join generate_series(1, d.decks)`
}

export const eventsWithReward: UseQuery = id =>
  sql`select distinct e.name from event_reward x join event e on e.id = x.event_id where x.reward_id = ${id}`

/** Decks of events that are not completed may still get any of the eight sleeves (rulebook 5.15). */
export const eventsWithSleeve: UseQuery = id =>
  sql`select name from event where ${isBuiltInSleeve(id)} and not completed`
