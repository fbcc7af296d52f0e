import { hasLocked, isDated, type PhaseDates } from '../phase/phase-dates.ts'
import { accept, type Result, refuse } from '../shared/result.ts'

/** The teams of a phase, each with the ids of its players; a player is listed once in a phase (rulebook 2.22). */
export type LineUp = readonly { teamId: number; players: readonly number[] }[]

const teamOf = (lineUp: LineUp, teamId: number): LineUp[number] | undefined =>
  lineUp.find(team => team.teamId === teamId)

const isListed = (lineUp: LineUp, playerId: number): boolean =>
  lineUp.some(team => team.players.includes(playerId))

/**
 * Checks that a team with the given players can be added to a phase (rulebook 2.22). Refuses TEAM_ALREADY_IN_PHASE,
 * PLAYER_ALREADY_IN_PHASE.
 */
export const checkTeamEntry = (lineUp: LineUp, teamId: number, players: readonly number[]): Result<null> => {
  if (teamOf(lineUp, teamId)) return refuse('TEAM_ALREADY_IN_PHASE')
  const listed = players.some(playerId => isListed(lineUp, playerId))
  return listed || new Set(players).size < players.length ? refuse('PLAYER_ALREADY_IN_PHASE') : accept(null)
}

/**
 * Checks that a player, from the team or a stand-in, can be added to a team of the phase (rulebook 2.22). Refuses
 * TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE.
 */
export const checkPlayerEntry = (lineUp: LineUp, teamId: number, playerId: number): Result<null> => {
  if (!teamOf(lineUp, teamId)) return refuse('TEAM_NOT_IN_PHASE')
  return isListed(lineUp, playerId) ? refuse('PLAYER_ALREADY_IN_PHASE') : accept(null)
}

/**
 * Returns the ids of the players that a removal takes out of a phase: the given player of the team, or all of the team if no
 * player is given (rulebook 2.23). Refuses TEAM_NOT_IN_PHASE, PLAYER_NOT_IN_PHASE.
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

/**
 * Checks that a player or a team can be taken out of a phase: if it is in decks (`decks` is their number), only with `force`
 * and only before the phase locks (rulebook 2.23). Refuses LOCK_PASSED, PLAYER_IN_DECKS, TEAM_IN_DECKS.
 */
export const checkLineUpRemoval = (
  what: 'player' | 'team',
  phase: PhaseDates,
  decks: number,
  { now, force }: { now: string; force: boolean },
): Result<null> => {
  if (decks === 0) return accept(null)
  if (isDated(phase) && hasLocked(phase, now)) return refuse('LOCK_PASSED', { phase: phase.index })
  return force ? accept(null) : refuse(what === 'player' ? 'PLAYER_IN_DECKS' : 'TEAM_IN_DECKS', { decks })
}

/**
 * Checks that a team can be taken out of a phase: if it has matches only with `force`, which removes the matches too
 * (rulebook 2.23). Refuses TEAM_HAS_MATCHES.
 */
export const checkTeamRemoval = (matches: number, force: boolean): Result<null> =>
  matches === 0 || force ? accept(null) : refuse('TEAM_HAS_MATCHES', { matches })
