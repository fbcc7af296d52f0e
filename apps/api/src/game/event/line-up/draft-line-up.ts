import { checkPlayerEntry, checkTeamEntry } from '@game/domain'
import { unwrap } from '../../../ground/contract/refusal.ts'
import { withFewTeams } from '../circle/with-few-teams.ts'
import { type Edit, getPhase } from '../edit/edit-event.ts'
import { getLineUp, type PhaseAt, touchPhases } from '../edit/phase-queries.ts'
import { insertPlayers, insertTeams } from './line-up-queries.ts'

/** A player with the team for which the phase lists them. */
type LineUpEntry = { teamId: number; playerId: number }

/** The line-up of a phase while teams and players are added to it, by the rules of 2.22; `save` writes what was added. */
export async function draftLineUp(edit: Edit, at: PhaseAt) {
  getPhase(edit, at.phaseIndex)
  const { trx, revision } = edit
  const lineUp = (await getLineUp(trx, at)).map(team => ({ ...team, players: [...team.players] }))
  const teams: number[] = []
  const entries: LineUpEntry[] = []
  const list = (teamId: number, players: readonly number[]) => {
    lineUp.find(team => team.teamId === teamId)?.players.push(...players)
    entries.push(...players.map(playerId => ({ teamId, playerId })))
  }
  return {
    /** Adds a team with players. Refuses TEAM_ALREADY_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
    addTeam: (teamId: number, players: readonly number[]) => {
      unwrap(checkTeamEntry(lineUp, teamId, players))
      lineUp.push({ teamId, players: [] })
      teams.push(teamId)
      list(teamId, players)
    },
    /** Adds a player for a team. Refuses TEAM_NOT_IN_PHASE, PLAYER_ALREADY_IN_PHASE. */
    addPlayer: (teamId: number, playerId: number) => {
      unwrap(checkPlayerEntry(lineUp, teamId, playerId))
      list(teamId, [playerId])
    },
    save: async () => {
      if (teams.length > 0) await withFewTeams(trx, at.eventId, () => insertTeams(trx, at, teams))
      if (entries.length > 0) await insertPlayers(trx, at, entries)
      if (teams.length + entries.length > 0) await touchPhases(trx, at.eventId, [at.phaseIndex], revision)
    },
  }
}
