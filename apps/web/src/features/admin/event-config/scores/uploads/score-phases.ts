import { datedPhases, hasLocked, type PhaseDates } from '@game/domain'
import type { ConfiguredEvent } from '../../event/configured-event.ts'

/** Proposes the phase of a file without a phase column: the last one that locked, else the first (rulebook 8.8, 13.29). */
export function scoredPhase(phases: readonly PhaseDates[], now: string): number | null {
  const locked = datedPhases(phases).findLast(phase => hasLocked(phase, now))
  return locked?.index ?? phases.at(0)?.index ?? null
}

type Phase = { index: number; teams: readonly { players: readonly { playerId: number }[] }[] }
type Count = { phase: number; playerId: number; after: number }

/**
 * Counts the players that get counts in a phase that does not list them. That is no fault (rulebook 8.12), but the file may
 * be of another match.
 */
export function unlistedPlayers(phases: readonly Phase[], counts: readonly Count[]): number {
  const listed = new Set(
    phases.flatMap(({ index, teams }) =>
      teams.flatMap(({ players }) => players.map(({ playerId }) => `${index} ${playerId}`)),
    ),
  )
  const counted = counts.filter(
    ({ phase, playerId, after }) => after > 0 && !listed.has(`${phase} ${playerId}`),
  )
  return new Set(counted.map(({ playerId }) => playerId)).size
}

/** Returns the name of a player of the event's phases; undefined if no phase lists the player. */
export function nameOfPlayer(event: ConfiguredEvent, playerId: number): string | undefined {
  for (const phase of event.phases)
    for (const team of phase.teams)
      for (const { playerId: id, player } of team.players) if (id === playerId) return player.name
  return undefined
}
