import { sql } from 'kysely'
import type { Queryable } from '../../db/db.ts'
import type { PhaseAt } from '../edit/phase-queries.ts'

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

/** Deletes a team with its players. */
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
