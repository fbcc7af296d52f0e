import { type ScoreFileMap, type ScoreFileType, sumPlayerCounts } from '@game/domain'
import type { MapDemo } from '../../../ground/db/schema/score-tables.ts'
import { hashToken } from '../../../ground/session/token.ts'
import type { NewMap } from './phase-map-queries.ts'

/** The checksum of what was read of a map: the same checksum means that nothing has changed. */
export const checksumOfMap = ({
  rows,
  players,
  uncounted,
  counts,
}: Pick<NewMap, 'rows' | 'players' | 'uncounted' | 'counts'>): string =>
  hashToken(JSON.stringify([rows, players, uncounted, counts]))

/** The file of a map, who uploaded it, and the ids of its players by SteamID. */
export type MapFile = {
  type: ScoreFileType
  name: string
  layout: string
  userId: number
  demos?: MapDemo[]
  idOf(steamId: string): number
}

/** Turns a map of a file into one that joins the set of its phase. */
export const mapOfFile = (
  { line: _line, ...map }: ScoreFileMap,
  { type, name, layout, userId, demos = [], idOf }: MapFile,
): NewMap => {
  // Two people may count for one player (rulebook 8.41).
  const players = [...new Set(map.players.map(idOf))]
  const read = map.counts.map(({ steamId, keyplayId, count }) => ({
    playerId: idOf(steamId),
    keyplayId,
    count,
  }))
  const counts = players.length < map.players.length ? sumPlayerCounts(read) : read
  const moments = map.moments?.map(({ round, killer, victim, weapon, counts: changed }) => ({
    round,
    kill: { killerId: idOf(killer) || null, victimId: idOf(victim) || null, weapon },
    counts: changed.map(({ steamId, ...each }) => ({ playerId: idOf(steamId), ...each })),
  }))
  return {
    ...map,
    id: null,
    type,
    origin: 'file',
    layout,
    sourceName: name,
    sourceId: null,
    checksum: checksumOfMap({ ...map, players, counts }),
    demos,
    userId,
    players,
    counts,
    moments: moments ?? null,
  }
}
