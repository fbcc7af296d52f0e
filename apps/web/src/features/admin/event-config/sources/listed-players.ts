import type { ConfiguredEvent } from '../event/configured-event.ts'

/** Lists the players of the event's phases, each once, by name; the label has the team too. */
export function listedPlayers(event: ConfiguredEvent): { value: number; name: string; label: string }[] {
  const listed = event.phases.flatMap(({ teams }) =>
    teams.flatMap(({ team, players }) => players.map(({ playerId, player }) => ({ playerId, player, team }))),
  )
  const players = new Map(listed.map(each => [each.playerId, each]))
  return Array.from(players, ([value, { player, team }]) => ({
    value,
    name: player.name,
    label: `${player.name} · ${team.name}`,
  })).toSorted((a, b) => a.label.localeCompare(b.label))
}
