import { sumCounts } from '../shared/sum-counts.ts'
import type { MapReader, NamedMap } from './map-reader.ts'
import type { Roster } from './roster.ts'

/** How often a player did a keyplay in a phase; never 0 (rulebook 8.7). */
export type ScoreFileCount = { phase: number; steamId: string; keyplayId: number; count: number }

const byPlace = (a: ScoreFileCount, b: ScoreFileCount): number =>
  a.phase - b.phase ||
  (a.steamId < b.steamId ? -1 : Number(a.steamId > b.steamId)) ||
  a.keyplayId - b.keyplayId

/** Sorts counts by phase, SteamID and keyplay. */
export const sortCounts = (counts: readonly ScoreFileCount[]): ScoreFileCount[] => counts.toSorted(byPlace)

/** A kill that a file tells of, and what it changed in the counts of its round; never nothing (rulebook 22.4). */
export type FileMoment = {
  /** The round's number from 1. */
  round: number
  /** SteamID64s, also of people whom the game does not know. */
  killer: string
  victim: string
  weapon: string
  counts: Omit<ScoreFileCount, 'phase'>[]
}

/** A map of a score file with its counts (rulebook 16.1, 16.2). */
export type ScoreFileMap = NamedMap & {
  /** Whether these are the counts of a whole file, which does not say which maps it has. */
  whole: boolean
  /** The number of rounds, null if the file does not say. */
  rounds: number | null
  /** SteamIDs of the game's players on the map. */
  players: string[]
  /** Ids of keyplays that the file cannot count (rulebook 7.15). */
  uncounted: number[]
  /** Sorted by SteamID and keyplay; no zeros. */
  counts: ScoreFileCount[]
  /** Who killed whom in its first round, as `firstKillsOf` writes it; '' if the file does not tell it (rulebook 16.11). */
  firstKills: string
  /** Its kills in their order; null if the file does not tell them (rulebook 22.4). */
  moments: FileMoment[] | null
}

/** Sums the counts of maps of files by phase, SteamID and keyplay, sorted by them (rulebook 16.1). */
export const countsOfFileMaps = (maps: readonly Pick<ScoreFileMap, 'counts'>[]): ScoreFileCount[] =>
  sortCounts(
    sumCounts(
      maps.flatMap(({ counts }) => counts),
      ({ phase, steamId, keyplayId }) => `${phase} ${steamId} ${keyplayId}`,
    ),
  )

/** Sums the counts of the players of each map by their small numbers. */
export type Tally = {
  /** Notes that a player was on a map. */
  see(map: number, player: number): void
  add(map: number, player: number, keyplayId: number, count: number): void
  /** Returns the maps with their counts, in the order in which the file names them. */
  maps(of: MapReader, players: Roster, roundsOf: (map: number) => number | null): FileMap[]
}

/** A map of a file, without what is the same for all maps of the file. */
export type FileMap = Omit<ScoreFileMap, 'uncounted' | 'moments' | 'firstKills'> &
  Partial<Pick<ScoreFileMap, 'moments' | 'firstKills'>>

/** Creates an empty tally. */
export const tally = (): Tally => {
  /** The sums by map, player and keyplay. */
  const sums = new Map<number, Map<number, Map<number, number>>>()

  const sumsOf = (map: number, player: number): Map<number, number> => {
    const ofMap = sums.get(map) ?? new Map<number, Map<number, number>>()
    sums.set(map, ofMap)
    const ofPlayer = ofMap.get(player) ?? new Map<number, number>()
    ofMap.set(player, ofPlayer)
    return ofPlayer
  }

  return {
    see: sumsOf,
    add(map, player, keyplayId, count) {
      if (count === 0) return
      const ofPlayer = sumsOf(map, player)
      ofPlayer.set(keyplayId, (ofPlayer.get(keyplayId) ?? 0) + count)
    },
    maps: (of, players, roundsOf) =>
      of.all().map((facts, at) => {
        const ofMap = Array.from(sums.get(at + 1) ?? []).filter(([player]) => players.isKnown(player))
        const counts = ofMap.flatMap(([player, ofPlayer]) =>
          Array.from(ofPlayer, ([keyplayId, count]) => ({
            phase: facts.phase,
            steamId: players.steamId(player),
            keyplayId,
            count,
          })),
        )
        return {
          ...facts,
          whole: false,
          rounds: roundsOf(at + 1),
          players: ofMap.map(([player]) => players.steamId(player)).sort(),
          counts: sortCounts(counts),
        }
      }),
  }
}
