import { findPlayers } from '../../game/catalogue/record/find-players.ts'
import { notFound } from '../../ground/contract/refusal.ts'
import type { Db } from '../../ground/db/db.ts'
import type { Asker } from '../../ground/event-visibility/visibility-queries.ts'
import { findHistoryUser } from './story-queries.ts'

/** Finds whose history is asked for; 404 for users who asked for deletion. `hidden`: the asker gets nothing of it (rulebook 27.6). */
export async function getHistoryUser(db: Db, userId: number, asker: Asker) {
  const { hidden, ...user } = (await findHistoryUser(db, userId)) ?? notFound('User')
  return { ...user, hidden: hidden && asker?.id !== userId }
}

/** Finds what small cards show of players, by id. */
export async function findFaces(db: Db, catalogue: number | null, ids: readonly number[]) {
  const players = await findPlayers(db, catalogue, ids)
  return (playerId: number) => {
    const { id, name, img, team } = players.get(playerId) ?? notFound('Player')
    return { id, name, img, team: team && { key: team.key, name: team.name } }
  }
}
