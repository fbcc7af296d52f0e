import { hasOpened, isDated, ownLineUp, unlockedPhases } from '@game/domain'
import type { Edit } from '../edit/edit-event.ts'
import { getLineUp, touchPhases } from '../edit/phase-queries.ts'
import { deletePlayer, deleteTeam, insertPlayers, insertTeams } from '../line-up/line-up-queries.ts'
import { countMatches } from '../match/match-queries.ts'
import { listOwnPlayers, listOwnTeams } from './own-player-queries.ts'

/**
 * Lists the event's own teams and players in the phases that have not locked; those that are open lose nobody. Returns in how many phases that changed
 * something (rulebook 30.11).
 */
export async function listInPhases({ trx, event, phases, now, revision }: Edit): Promise<number> {
  const players = await listOwnPlayers(trx, event.id)
  const own = (await listOwnTeams(trx, event.id)).map(({ id: teamId }) => ({
    teamId,
    players: players.flatMap(player => (player.teamId === teamId ? player.id : [])),
  }))
  const changed: number[] = []
  for (const phase of unlockedPhases(phases, now)) {
    const at = { eventId: event.id, phaseIndex: phase.index }
    const change = ownLineUp(await getLineUp(trx, at), own)
    const { teams, players, leaving, empty } =
      isDated(phase) && hasOpened(phase, now) ? withoutLeaving(change) : change
    for (const { playerId } of leaving) await deletePlayer(trx, at, playerId)
    if (teams.length > 0) await insertTeams(trx, at, teams)
    if (players.length > 0) await insertPlayers(trx, at, players)
    const over: number[] = []
    for (const team of empty) if ((await countMatches(trx, at, team)) === 0) over.push(team)
    for (const team of over) await deleteTeam(trx, at, team)
    if (teams.length + players.length + leaving.length + over.length > 0) changed.push(phase.index)
  }
  if (changed.length > 0) await touchPhases(trx, event.id, changed, revision)
  return changed.length
}

/** What an open phase, whose decks may hold cards of those who leave, only gets more of. */
function withoutLeaving({ teams, players, leaving }: ReturnType<typeof ownLineUp>) {
  const added = players.filter(({ playerId }) => !leaving.some(each => each.playerId === playerId))
  return {
    teams: teams.filter(id => added.some(({ teamId }) => teamId === id)),
    players: added,
    leaving: [],
    empty: [],
  }
}
