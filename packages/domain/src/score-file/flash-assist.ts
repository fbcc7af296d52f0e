import type { RoundKill } from './round.ts'

/** By player, the team he bears; 0 where it is not told or not one. */
export type Teams = Map<number, number>

const bear = (teams: Teams, player: number, team: number): void => {
  if (team !== 0) teams.set(player, (teams.get(player) ?? team) === team ? team : 0)
}

/** Notes the teams that kills tell of their attackers and victims; a player seen under two has none. */
export const noteTeams = (teams: Teams, kills: readonly RoundKill[]): Teams => {
  for (const { attacker, attackerTeam, victim, victimTeam } of kills) {
    bear(teams, attacker, attackerTeam)
    bear(teams, victim, victimTeam)
  }
  return teams
}

/**
 * The flash assists of a round, unless the flash was an enemy's (keyplays.md 12). The feed has no team of the assister: it
 * is the one he bears in the round, else the only one he bears in the file (where teams are sides, that is none, and
 * he is believed).
 */
export const flashAssists = (kills: readonly RoundKill[], inFile: Teams): RoundKill[] => {
  const flashed = kills.filter(({ flasher }) => flasher !== 0)
  if (flashed.length === 0) return flashed
  const inRound = noteTeams(new Map(), kills)
  return flashed.filter(({ flasher, victim, attackerTeam }) => {
    const team = inRound.get(flasher) || inFile.get(flasher) || 0
    return flasher !== victim && (team === 0 || attackerTeam === 0 || team === attackerTeam)
  })
}
