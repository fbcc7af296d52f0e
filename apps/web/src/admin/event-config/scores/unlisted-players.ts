type Phase = { index: number; teams: readonly { players: readonly { playerId: number }[] }[] }
type Count = { phase: number; playerId: number; after: number }

/** How many players get counts in a phase that does not list them: no fault (rules.md 7), but maybe another match's file. */
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
