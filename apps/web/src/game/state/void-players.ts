import { voidPlayers } from '@game/domain'
import type { Phase } from './game-event.ts'

/** Returns the players of a phase whose cards are VOID (rulebook 18.9). */
export const voidPlayersOf = ({ teams, matches }: Phase): number[] =>
  voidPlayers(
    teams.map(({ teamId, players }) => ({ teamId, players: players.map(({ playerId }) => playerId) })),
    matches,
  )
