import type { LineUp } from '@game/domain'
import { sql } from 'kysely'
import type { Sql } from '../../db/db.ts'
import type { PhaseAt } from '../phase/queries.ts'

export const getLineUp = async (db: Sql, { eventId, phaseIndex }: PhaseAt): Promise<LineUp> => {
  const { rows } = await sql<{ teamId: number; players: number[] }>`select t.team_id as "teamId",
      array(select player_id from phase_player p where p.event_id = t.event_id and p.phase_index = t.phase_index
        and p.team_id = t.team_id order by player_id) as players
    from phase_team t where t.event_id = ${eventId} and t.phase_index = ${phaseIndex} order by t.team_id`.execute(
    db,
  )
  return rows
}

export const insertTeam = (db: Sql, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .insertInto('phase_team')
    .values({ event_id: eventId, phase_index: phaseIndex, team_id: teamId })
    .execute()

export const insertPlayers = (
  db: Sql,
  { eventId, phaseIndex }: PhaseAt,
  teamId: number,
  players: readonly number[],
) =>
  sql`insert into phase_player (event_id, phase_index, team_id, player_id)
    select ${eventId}::int, ${phaseIndex}::int, ${teamId}::int, player
    from unnest(${players}::int[]) player`.execute(db)

/** Its players go with it. */
export const deleteTeam = (db: Sql, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .deleteFrom('phase_team')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('team_id', '=', teamId)
    .execute()

export const deletePlayer = (db: Sql, { eventId, phaseIndex }: PhaseAt, playerId: number) =>
  db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('player_id', '=', playerId)
    .execute()

export const listRolledPerks = async (db: Sql, { eventId, phaseIndex }: PhaseAt): Promise<number[]> => {
  const rows = await db
    .selectFrom('phase_perk')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .select('perk_id')
    .orderBy('place')
    .execute()
  return rows.map(row => row.perk_id)
}

export const replaceRolledPerks = async (
  db: Sql,
  { eventId, phaseIndex }: PhaseAt,
  perks: readonly number[],
) => {
  await db
    .deleteFrom('phase_perk')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .execute()
  await sql`insert into phase_perk (event_id, phase_index, place, perk_id)
    select ${eventId}::int, ${phaseIndex}::int, place - 1, perk
    from unnest(${perks}::int[]) with ordinality as rolled(perk, place)`.execute(db)
}

/** Names of things, to tell somebody of them. */
export const getNames = async (
  db: Sql,
  kind: 'player' | 'perk' | 'reward',
  ids: readonly number[],
): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${sql.table(kind)}
    where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(row => [row.id, row.name]))
}
