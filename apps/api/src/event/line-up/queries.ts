import type { LineUp } from '@game/domain'
import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from '../edit/phase-queries.ts'

export const getLineUp = async (db: Queryable, { eventId, phaseIndex }: PhaseAt): Promise<LineUp> => {
  const { rows } = await sql<{ teamId: number; players: number[] }>`select t.team_id as "teamId",
      array(select player_id from phase_player p where p.event_id = t.event_id and p.phase_index = t.phase_index
        and p.team_id = t.team_id order by player_id) as players
    from phase_team t where t.event_id = ${eventId} and t.phase_index = ${phaseIndex} order by t.team_id`.execute(
    db,
  )
  return rows
}

export const insertTeam = (db: Queryable, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .insertInto('phase_team')
    .values({ event_id: eventId, phase_index: phaseIndex, team_id: teamId })
    .execute()

export const insertPlayers = (
  db: Queryable,
  { eventId, phaseIndex }: PhaseAt,
  teamId: number,
  players: readonly number[],
) =>
  sql`insert into phase_player (event_id, phase_index, team_id, player_id)
    select ${eventId}::int, ${phaseIndex}::int, ${teamId}::int, player
    from unnest(${players}::int[]) player`.execute(db)

/** Its players go with it. */
export const deleteTeam = (db: Queryable, { eventId, phaseIndex }: PhaseAt, teamId: number) =>
  db
    .deleteFrom('phase_team')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('team_id', '=', teamId)
    .execute()

export const deletePlayer = (db: Queryable, { eventId, phaseIndex }: PhaseAt, playerId: number) =>
  db
    .deleteFrom('phase_player')
    .where('event_id', '=', eventId)
    .where('phase_index', '=', phaseIndex)
    .where('player_id', '=', playerId)
    .execute()
