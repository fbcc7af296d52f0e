import type { ConfiguredEvent } from '../event/configured-event.ts'

/** A player of the event as a choice; `label` has the team too. */
export type ListedPlayer = { value: number; name: string; team: string; label: string }

/** Lists the players of the event's phases, each once, by name. */
export function listedPlayers(event: ConfiguredEvent): ListedPlayer[] {
  const listed = event.phases.flatMap(({ teams }) =>
    teams.flatMap(({ team, players }) => players.map(({ playerId, player }) => ({ playerId, player, team }))),
  )
  const players = new Map(listed.map(each => [each.playerId, each]))
  return Array.from(players, ([value, { player, team }]) => ({
    value,
    name: player.name,
    team: team.name,
    label: `${player.name} · ${team.name}`,
  })).toSorted((a, b) => a.label.localeCompare(b.label))
}
