import type { Round, RoundKill, TeamOfPlayer } from './detector-input.ts'

const note = (teams: TeamOfPlayer, player: number, team: number): void => {
  if (team !== 0) teams.set(player, (teams.get(player) ?? team) === team ? team : 0)
}

/** Adds the teams of the attackers and victims of kills; a player seen under two teams gets none. */
export const noteTeams = (teams: TeamOfPlayer, kills: readonly RoundKill[]): TeamOfPlayer => {
  for (const { attacker, attackerTeam, victim, victimTeam } of kills) {
    note(teams, attacker, attackerTeam)
    note(teams, victim, victimTeam)
  }
  return teams
}

/**
 * Gives the kills of a round that had a flash assist, unless the flash was an enemy's (rulebook 7.10). The feed has no team
 * of the flasher: it is the one of the round, else the only one of the file. Where teams are sides there is none, and the
 * assist counts.
 */
export const flashAssists = ({ kills, teamInFile }: Round): RoundKill[] => {
  const flashed = kills.filter(({ flasher }) => flasher !== 0)
  if (flashed.length === 0) return flashed
  const teamInRound = noteTeams(new Map(), kills)
  return flashed.filter(({ flasher, victim, attackerTeam }) => {
    const team = teamInRound.get(flasher) || teamInFile.get(flasher) || 0
    return flasher !== victim && (team === 0 || attackerTeam === 0 || team === attackerTeam)
  })
}
