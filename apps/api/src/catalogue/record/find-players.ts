import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { perDatabase, type Queryable } from '../../db/db.ts'
import type { player } from './shapes.ts'
import { listPlayersById } from './wire-queries.ts'

type Player = z.infer<typeof player>

/** The version that counts, and one that calls in progress have read before. */
const mostVersions = 2
const keptOf = perDatabase(() => new LRUCache<number, Map<number, Player>>({ max: mostVersions }))

/**
 * Finds players by their ids, each once for each `version` of the catalogue, which every change of it renews; without a version
 * anew. Others may be among them; who is not there is left out.
 */
export async function findPlayers(
  db: Queryable,
  version: number | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Player>> {
  const players = (version !== null && keptOf(db).get(version)) || new Map<number, Player>()
  if (version !== null) keptOf(db).set(version, players)
  const missing = ids.filter(id => !players.has(id))
  if (missing.length > 0)
    for (const player of await listPlayersById(db, [...new Set(missing)])) players.set(player.id, player)
  return players
}
