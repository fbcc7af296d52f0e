import { keyplayTable } from '../keyplay/keyplay-table.ts'
import { countMaps, type SourceMap } from '../score-source/count-maps.ts'
import { type PlayersBySteamId, playerCountedFor } from '../score-source/source-people.ts'
import type { LoggedMap, LogSide } from '../server-log/line/server-log.ts'
import { type ScoreFileType, scoreFileTypes } from '../shared/vocabulary.ts'

/** How often a player has done a keyplay on a live map; never 0. */
export type LiveCount = { playerId: number; keyplayId: number; count: number }

/** The key of a player's keyplay. */
export const keyOf = ({ playerId, keyplayId }: Omit<LiveCount, 'count'>): string => `${playerId} ${keyplayId}`

/** A map that is being played, or was played last, as pages that show the event receive it (rulebook 15.17). */
export type LiveMap = {
  /** Identifies the map among those of the event. */
  id: string
  phaseIndex: number
  map: string
  state: 'running' | 'final'
  /** The revision at which its counts became final; null while they are provisional. */
  countedSince: number | null
  /** `players` are those of the catalogue who play on that side now. */
  sides: { side: LogSide; team: string; score: number; players?: number[] | undefined }[]
  /** The number of the newest round, 0 before the first. */
  round: number
  /** Whether that round is over. */
  roundOver: boolean
  /** How often a round was restored, and the last restored round; 0 for none. */
  restored: number
  restoredRound: number
  /** The uploads that it counts for; all if missing. A file that replaces the map for an upload takes its type away. */
  types?: ScoreFileType[] | undefined
  counts: LiveCount[]
  /** When the server last sent something, with a precision of half a minute. */
  heardAt: string
}

/** The live maps of an event. The revision rises with each change. */
export type LiveCounts = { revision: number; maps: LiveMap[] }

/** A map of a source with what an admin has settled about its people. */
export type WatchedMap = SourceMap & { facts: LoggedMap }

/** The keyplays that only a whole map shows: one that seems reached can be lost a round later. */
export const ofWholeMaps: ReadonlySet<number> = new Set<number>(
  keyplayTable.flatMap(({ id, columns }) => (columns.some(column => column === 'adr') ? [id] : [])),
)

const sides: readonly LogSide[] = ['CT', 'TERRORIST']

/**
 * Counts a map so far for the players of the catalogue, for the uploads in `types`. Keyplays that only a whole map shows are
 * left out until it is final (rulebook 15.17).
 */
export const liveCountsOf = (
  map: WatchedMap,
  players: PlayersBySteamId,
  types: readonly ScoreFileType[] = scoreFileTypes,
): LiveCount[] => {
  const counted = countMaps([map], players)
  return types
    .flatMap(type => counted[type].counts)
    .filter(({ keyplayId }) => map.facts.state === 'final' || !ofWholeMaps.has(keyplayId))
    .sort((a, b) => a.playerId - b.playerId || a.keyplayId - b.keyplayId)
}

/** Lists the players of the catalogue who play on each side now, by id (rulebook 15.17). */
export const livePlayersOf = (
  { facts, people }: WatchedMap,
  players: PlayersBySteamId,
): Record<LogSide, number[]> => {
  const on = (side: LogSide) =>
    facts.people
      .filter(person => person.side === side)
      .flatMap(({ steamId }) => playerCountedFor(steamId, people, players) ?? [])
      .sort((a, b) => a - b)
  return { CT: on('CT'), TERRORIST: on('TERRORIST') }
}

/** Returns what pages show of a map in addition to its counts (rulebook 15.17). */
export const liveStateOf = ({
  map,
  teams,
  score,
  rounds,
  restored,
}: LoggedMap): Pick<LiveMap, 'map' | 'sides' | 'round' | 'roundOver' | 'restored' | 'restoredRound'> => {
  const newest = rounds.at(-1)
  return {
    map,
    sides: sides.map(side => ({ side, team: teams[side], score: score[side] })),
    round: newest?.number ?? 0,
    roundOver: newest?.ended ?? false,
    restored: restored.length,
    restoredRound: restored.at(-1)?.round ?? 0,
  }
}
