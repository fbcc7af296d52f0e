import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { versionedMemory } from '../../db/versioned-memory.ts'
import type { player } from './shapes.ts'
import { listPlayersById } from './wire-queries.ts'

type Player = z.infer<typeof player>

/** Those that have been asked for, by their ids: of the version that counts, and of one that calls in progress have read before. */
const memory = versionedMemory<Map<number, Player>>({ max: 2 })

/**
 * Finds players by their ids, each once for each `version` of the catalogue, which every change of it renews. Others may be among
 * them; who is not there is left out.
 */
export async function findPlayers(
  db: Db,
  version: number | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Player>> {
  const players = await memory(db, { key: 'players', version }, async () => new Map())
  const missing = ids.filter(id => !players.has(id))
  if (missing.length > 0)
    for (const player of await listPlayersById(db, [...new Set(missing)])) players.set(player.id, player)
  return players
}
