import { mustFit } from '../shared/value/must-fit.ts'
import { listOf, recordOf, whole } from '../shared/value/shape.ts'
import { keyplayCount, steamCount } from './shapes.ts'

/** How often a player did a keyplay in the phase, from its score files; a count that is not listed is 0 (rulebook 6.4). */
export type KeyplayCount = { playerId: number; keyplayId: number; count: number }

/**
 * Joins the counts of score files to the players of decks: takes those of one phase, and returns them by player id, summed
 * and sorted (rulebook 6.4, 8.7). `counts` can come from several files; `players` has the player ids by SteamID64. Counts of
 * other SteamIDs are left out.
 *
 * @example
 * const counts = [{ phase: 1, steamId: '76561198386265483', keyplayId: 6, count: 12 }]
 * playerCounts(counts, 1, { '76561198386265483': 7 }) // [{ playerId: 7, keyplayId: 6, count: 12 }]
 */
export const playerCounts = (
  counts: readonly { phase: number; steamId: string; keyplayId: number; count: number }[],
  phaseIndex: number,
  players: Readonly<Record<string, number>>,
): KeyplayCount[] => {
  mustFit('counts', counts, listOf(steamCount))
  mustFit('phaseIndex', phaseIndex, whole)
  mustFit('players', players, recordOf(whole))
  const sums = new Map<string, KeyplayCount>()
  for (const { phase, steamId, keyplayId, count } of counts) {
    const playerId = Object.hasOwn(players, steamId) ? players[steamId] : undefined
    if (phase !== phaseIndex || playerId === undefined) continue
    const key = `${playerId} ${keyplayId}`
    sums.set(key, { playerId, keyplayId, count: (sums.get(key)?.count ?? 0) + count })
  }
  return Array.from(sums.values()).sort((a, b) => a.playerId - b.playerId || a.keyplayId - b.keyplayId)
}

/** Counts by player and keyplay. */
export type CountIndex = ReadonlyMap<number, ReadonlyMap<number, number>>

/**
 * Indexes the counts of a phase by player and keyplay, once for all the decks that are scored with them; of two counts of
 * the same keyplay the first one applies (rulebook 6.4).
 *
 * @example
 * indexCounts([{ playerId: 7, keyplayId: 6, count: 12 }]).get(7)?.get(6) // 12
 */
export const indexCounts = (counts: readonly KeyplayCount[]): CountIndex => {
  mustFit('counts', counts, listOf(keyplayCount))
  const index = new Map<number, Map<number, number>>()
  for (const { playerId, keyplayId, count } of counts) {
    const ofPlayer = index.get(playerId)
    if (!ofPlayer) index.set(playerId, new Map([[keyplayId, count]]))
    else if (!ofPlayer.has(keyplayId)) ofPlayer.set(keyplayId, count)
  }
  return index
}

/** Returns the index of counts that are a list or already an index. */
export const toIndex = (counts: readonly KeyplayCount[] | CountIndex): CountIndex =>
  'get' in counts ? counts : indexCounts(counts)

/**
 * Returns the counts that count: those of players who are VOID in the phase give nothing (rulebook 18.9).
 *
 * @example
 * withoutVoid([{ playerId: 7, keyplayId: 6, count: 12 }], [7]) // []
 */
export const withoutVoid = <Count extends { playerId: number }>(
  counts: readonly Count[],
  voidPlayers: readonly number[],
): Count[] => counts.filter(({ playerId }) => !voidPlayers.includes(playerId))
