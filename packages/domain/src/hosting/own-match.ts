import { hasLocked, isDated, type PhaseDates } from '../phase/phase-dates.ts'
import { accept, type Result, refuse } from '../shared/result.ts'

/** Which cards those may hold who are players of a private event themselves: any, or none of their own match (rulebook 30.15). */
export type OwnCards = 'any' | 'none'

/** The teams and matches of a phase, by ids. */
export type PhaseTeams = {
  teams: readonly { teamId: number; players: readonly { playerId: number }[] }[]
  matches: readonly { homeTeamId: number; awayTeamId: number }[]
}

/**
 * Returns the players of a phase whose cards somebody may not hold who is one of its players (`own`, ids): those of that player's team and of the teams that it
 * plays in the phase (rulebook 30.15).
 *
 * @example
 * const teams = [1, 2, 3].map(teamId => ({ teamId, players: [{ playerId: teamId * 10 }] }))
 * playersOfOwnMatch([10], { teams, matches: [{ homeTeamId: 2, awayTeamId: 1 }] }) // [10, 20]
 */
export const playersOfOwnMatch = (own: readonly number[], { teams, matches }: PhaseTeams): number[] => {
  const isOwn = (teamId: number) =>
    teams.some(team => team.teamId === teamId && team.players.some(({ playerId }) => own.includes(playerId)))
  const isOpponent = (teamId: number) =>
    matches.some(
      ({ homeTeamId, awayTeamId }) =>
        (homeTeamId === teamId && isOwn(awayTeamId)) || (awayTeamId === teamId && isOwn(homeTeamId)),
    )
  return teams
    .filter(({ teamId }) => isOwn(teamId) || isOpponent(teamId))
    .flatMap(({ players }) => players.map(({ playerId }) => playerId))
}

/** Checks that the owner can still choose which cards players hold: until the first phase has locked (rulebook 30.15). Refuses OWN_CARDS_FIXED. */
export const checkOwnCards = (phases: readonly PhaseDates[], now: string): Result<null> =>
  phases.some(phase => isDated(phase) && hasLocked(phase, now)) ? refuse('OWN_CARDS_FIXED') : accept(null)
