import { voidPlayers } from '@game/domain'
import type { Phase } from './game-event.ts'

/** Returns the players of a phase whose cards are VOID (rulebook 18.9). */
export const voidPlayersOf = ({ teams, matches }: Phase): number[] =>
  voidPlayers(
    teams.map(({ teamId, players }) => ({ teamId, players: players.map(({ playerId }) => playerId) })),
    matches,
  )

/** Who of a phase plays no match: void players are among both. */
export type Absences = { voidPlayers: readonly number[]; idlePlayers: readonly number[] }

/** Returns why a player's card can give nothing: its matches are void, or there are none (rulebook 18.9, 18.14). */
export function absenceOf(of: Absences, playerId: number): 'void' | 'idle' | null {
  if (of.voidPlayers.includes(playerId)) return 'void'
  return of.idlePlayers.includes(playerId) ? 'idle' : null
}
