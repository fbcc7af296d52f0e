import { seriesInPhase, voidPlayers } from '@game/domain'
import type { Phase } from './game-event.ts'

/** Returns the players of a phase whose cards are VOID (rulebook 18.9). */
export const voidPlayersOf = ({ teams, matches }: Phase): number[] =>
  voidPlayers(
    teams.map(({ teamId, players }) => ({ teamId, players: players.map(({ playerId }) => playerId) })),
    matches,
  )

/** Returns the players of a phase whose teams have no match in it, though others have (rulebook 7.19). */
export const idlePlayersOf = (phase: Phase): number[] =>
  phase.teams
    .flatMap(({ players }) => players.map(({ playerId }) => playerId))
    .filter(playerId => seriesInPhase(phase, playerId) === 0)
