import type { ConfiguredEvent } from '../event/configured-event.ts'

/** Lists the players of the event's phases, each once, by name. */
export function listedPlayers(event: ConfiguredEvent): { value: number; label: string }[] {
  const listed = event.phases.flatMap(({ teams }) => teams.flatMap(({ players }) => players))
  const names = new Map(listed.map(({ playerId, player }) => [playerId, player.name]))
  return Array.from(names, ([value, label]) => ({ value, label })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  )
}
