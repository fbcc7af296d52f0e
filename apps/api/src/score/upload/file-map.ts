import type { ScoreFileMap, ScoreFileType } from '@game/domain'
import type { NewMap } from './phase-map-queries.ts'

/** The file of a map, who uploaded it, and the ids of its players by SteamID. */
export type MapFile = {
  type: ScoreFileType
  name: string
  layout: string
  checksum: string
  userId: number
  idOf(steamId: string): number
}

/** Turns a map of a file into one that joins the set of its phase. */
export const mapOfFile = (
  { counts, players, line: _line, ...map }: ScoreFileMap,
  { type, name, layout, checksum, userId, idOf }: MapFile,
): NewMap => ({
  ...map,
  id: null,
  type,
  origin: 'file',
  layout,
  sourceName: name,
  sourceId: null,
  checksum,
  userId,
  players: players.map(idOf),
  counts: counts.map(({ steamId, keyplayId, count }) => ({ playerId: idOf(steamId), keyplayId, count })),
})
