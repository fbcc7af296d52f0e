import { accept, type Result, refuse } from '../shared/result.ts'

/** The teams of a phase, each with its players; a player is listed once in a phase. */
export type LineUp = readonly { teamId: number; players: readonly number[] }[]

const teamOf = (lineUp: LineUp, teamId: number): LineUp[number] | undefined =>
  lineUp.find(team => team.teamId === teamId)

const isListed = (lineUp: LineUp, playerId: number): boolean =>
  lineUp.some(team => team.players.includes(playerId))

/** A team with players comes into a phase. Refuses TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const checkTeamEntry = (lineUp: LineUp, teamId: number, players: readonly number[]): Result<null> => {
  if (teamOf(lineUp, teamId)) return refuse('TEAM_ALREADY_IN_PHASE')
  const listed = players.some(playerId => isListed(lineUp, playerId))
  return listed || new Set(players).size < players.length ? refuse('PLAYER_ALREADY_IN_PHASE') : accept(null)
}

/** A player, his own team's or a stand-in, joins a team of the phase. Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
export const checkPlayerEntry = (lineUp: LineUp, teamId: number, playerId: number): Result<null> => {
  if (!teamOf(lineUp, teamId)) return refuse('TEAM_NOT_IN_PHASE')
  return isListed(lineUp, playerId) ? refuse('PLAYER_ALREADY_IN_PHASE') : accept(null)
}

/**
 * Whom a removal takes out of a phase: the one player of the team, or, without one, all of them. Refuses
 * TEAM_NOT_IN_PHASE, PLAYER_NOT_IN_PHASE.
 */
export const playersLeaving = (
  lineUp: LineUp,
  teamId: number,
  playerId: number | null,
): Result<readonly number[]> => {
  const team = teamOf(lineUp, teamId)
  if (!team) return refuse('TEAM_NOT_IN_PHASE')
  if (playerId === null) return accept(team.players)
  return team.players.includes(playerId) ? accept([playerId]) : refuse('PLAYER_NOT_IN_PHASE')
}
