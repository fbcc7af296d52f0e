import type { Queryable } from '../../ground/db/db.ts'
import type { Actor } from '../../ground/session/session.ts'
import { listHeldCards, listHolderLeagues } from '../league/read/holder-queries.ts'
import { listOwnLeagues } from '../league/read/league-list-queries.ts'
import { listUsernames, type PhaseKey } from './match-queries.ts'

/** In larger leagues, and in more of them, holders are not looked up: each deck is read. */
const mostMembers = 1000
const mostLeagues = 10
const mostNames = 10

/** Lists who of an actor's leagues holds players of a locked phase, by player (rulebook 29.4). */
export async function readHolders(
  db: Queryable,
  actor: Actor,
  phase: PhaseKey,
  players: readonly number[],
): Promise<{ playerId: number; count: number; users: { userId: number; username: string }[] }[]> {
  const own = (await listOwnLeagues(db, actor.id, phase.eventId)).filter(({ waiting }) => !waiting)
  const ids = own.map(({ leagueId }) => leagueId)
  const leagues = (await listHolderLeagues(db, ids, mostMembers)).slice(0, mostLeagues)
  const members = [...new Set(leagues.flatMap(({ members }) => members))].filter(id => id !== actor.id)
  if (members.length === 0) return []
  const held = await listHeldCards(db, phase, { users: members, players })
  const holders = players.map(playerId => ({
    playerId,
    users: held.filter(deck => deck.held.includes(playerId)).map(({ userId }) => userId),
  }))
  const names = await listUsernames(db, [...new Set(holders.flatMap(({ users }) => users))])
  return holders
    .map(({ playerId, users }) => ({ playerId, users: names.filter(({ userId }) => users.includes(userId)) }))
    .flatMap(({ playerId, users }) =>
      users.length > 0 ? [{ playerId, count: users.length, users: users.slice(0, mostNames) }] : [],
    )
}
