import { seriesInPhase, voidPlayers } from '@game/domain'
import type { Phase } from './game-event.ts'

/** Returns the players of a phase whose cards are VOID (rulebook 18.9). */
export const voidPlayersOf = ({ teams, matches }: Phase): number[] =>
  voidPlayers(
    teams.map(({ teamId, players }) => ({ teamId, players: players.map(({ playerId }) => playerId) })),
    matches,
  )

/** Returns the players of a phase whose teams play no match in it, though it has some (rulebook 18.14). */
export const idlePlayersOf = (phase: Phase): number[] =>
  phase.teams
    .flatMap(({ players }) => players.map(({ playerId }) => playerId))
    .filter(playerId => seriesInPhase(phase, playerId) === 0)

/** Who of a phase plays no match: void players are among both. */
export type Absences = { voidPlayers: readonly number[]; idlePlayers: readonly number[] }

/** Returns why a player's card can give nothing: its matches are void, or there are none (rulebook 18.9, 18.14). */
export function absenceOf(of: Absences, playerId: number): 'void' | 'idle' | null {
  if (of.voidPlayers.includes(playerId)) return 'void'
  return of.idlePlayers.includes(playerId) ? 'idle' : null
}
