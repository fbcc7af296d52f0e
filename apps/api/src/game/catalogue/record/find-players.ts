import type { z } from 'zod'
import type { Db } from '../../../ground/db/db.ts'
import { versionedMemory } from '../../../ground/db/versioned-memory.ts'
import type { cardPlayer } from './shapes.ts'
import { listPlayersById } from './wire-queries.ts'

type Player = z.infer<typeof cardPlayer>

/** Players by id: of the current version, and of the former one for calls in progress. */
const memory = versionedMemory<Map<number, Player>>({ max: 2 })

/**
 * Finds players by their ids. Each is read once per `version` of the catalogue, which changes with every edit. The result may contain
 * other players; unknown ids are left out.
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
