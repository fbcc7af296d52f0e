import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { type CountableMap, countLoggedMap } from '../server-log/count-logged-map.ts'
import { sumCounts } from '../shared/sum-counts.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import { type PlayersBySteamId, playerCountedFor, type SourcePerson } from './source-people.ts'

/** How often a player did a keyplay on some maps; never 0. */
export type PlayerCount = { playerId: number; keyplayId: number; count: number }

/**
 * The result of maps for one of the two uploads: the counts, the number of rows behind them, and the ids of keyplays that
 * cannot be counted.
 */
export type MapsCounted = { counts: PlayerCount[]; rows: number; uncounted: number[] }

/** A map with what an admin has settled about the people of its source. */
export type SourceMap = { facts: CountableMap; people: readonly SourcePerson[] }

/** Sums counts by player and keyplay, sorted by both: the counts of a phase and type are the sum over its maps (rulebook 16.1). */
export const sumPlayerCounts = (counts: readonly PlayerCount[]): PlayerCount[] =>
  sumCounts(counts, ({ playerId, keyplayId }) => `${playerId} ${keyplayId}`).sort(
    (a, b) => a.playerId - b.playerId || a.keyplayId - b.keyplayId,
  )

const typeOf = new Map<number, ScoreFileType>(keyplayTable.map(({ id, upload }) => [id, upload]))

/**
 * Sums the counts of maps for the players of the catalogue, by upload; people who count for no player are left out (rulebook
 * 15.10, 15.11).
 */
export const countMaps = (
  maps: readonly SourceMap[],
  players: PlayersBySteamId,
): Record<ScoreFileType, MapsCounted> => {
  const counts = sumPlayerCounts(
    maps.flatMap(({ facts, people }) =>
      countLoggedMap(facts).flatMap(({ steamId, keyplayId, count }) => {
        const playerId = playerCountedFor(steamId, people, players)
        return playerId === undefined ? [] : [{ playerId, keyplayId, count }]
      }),
    ),
  )
  const uncounted = new Set(
    maps.flatMap(({ facts }) => facts.uncounted.flatMap(each => (each.wholly ? [each.keyplayId] : []))),
  )
  const rowsOf = (row: 'kills' | 'stats') => maps.reduce((sum, { facts }) => sum + facts[row].length, 0)
  const ofType = (type: ScoreFileType): MapsCounted => ({
    counts: counts.filter(({ keyplayId }) => typeOf.get(keyplayId) === type),
    rows: rowsOf(type === 'kill' ? 'kills' : 'stats'),
    uncounted: Array.from(uncounted)
      .filter(id => typeOf.get(id) === type)
      .sort((a, b) => a - b),
  })
  return { kill: ofType('kill'), match: ofType('match') }
}
