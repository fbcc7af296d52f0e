import type { ConfiguredEvent } from '../use-configured-event.ts'

/** The name of a player of the event's phases; undefined where none of them lists him. */
export function nameOfPlayer(event: ConfiguredEvent, playerId: number): string | undefined {
  for (const phase of event.phases)
    for (const team of phase.teams)
      for (const { playerId: id, player } of team.players) if (id === playerId) return player.name
  return undefined
}
