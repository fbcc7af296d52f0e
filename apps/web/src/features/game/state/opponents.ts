import type { Phase } from './game-event.ts'

/** Lists the teams that a player's team meets in a phase, in the order of the matches (rulebook 13.13). */
export function opponentsOf(
  phase: Pick<Phase, 'teams' | 'matches'>,
  playerId: number,
): { id: number; name: string }[] {
  const own = phase.teams.find(({ players }) => players.some(each => each.playerId === playerId))?.teamId
  if (own === undefined) return []
  const opponents = phase.matches.flatMap(({ homeTeamId, awayTeamId, homeTeam, awayTeam, status }) => {
    if (status === 'void') return []
    if (homeTeamId === own) return awayTeam.team
    return awayTeamId === own ? homeTeam.team : []
  })
  return opponents.filter(({ id }, place) => opponents.findIndex(each => each.id === id) === place)
}
