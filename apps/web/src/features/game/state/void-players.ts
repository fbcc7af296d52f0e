import { voidPlayers } from '@game/domain'
import type { Phase } from './game-event.ts'

/** Returns the players of a phase whose cards are VOID (rulebook 18.9). */
export const voidPlayersOf = ({ teams, matches }: Phase): number[] =>
  voidPlayers(
    teams.map(({ teamId, players }) => ({ teamId, players: players.map(({ playerId }) => playerId) })),
    matches,
  )

/** Whose cards give nothing in a phase, void ones and those without a match, and whose cards the user may not hold (rulebook 30.15). */
export type Absences = {
  voidPlayers: readonly number[]
  idlePlayers: readonly number[]
  barredPlayers: readonly number[]
}

/** Why a card can give nothing. */
export type Absence = 'void' | 'barred' | 'idle'

/** Returns why a player's card can give nothing: its matches are void, it is of the user's own match, or there are no matches (rulebook 18.9, 18.14). */
export function absenceOf(of: Absences, playerId: number): Absence | null {
  if (of.voidPlayers.includes(playerId)) return 'void'
  if (of.barredPlayers.includes(playerId)) return 'barred'
  return of.idlePlayers.includes(playerId) ? 'idle' : null
}
