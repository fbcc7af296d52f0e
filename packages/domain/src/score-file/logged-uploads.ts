import { firstKillsOf } from '../keyplay/first-kills.ts'
import { uploadOf } from '../keyplay/keyplay-table.ts'
import { killMoments } from '../keyplay/kill-moments.ts'
import { type CountableMap, countLoggedMap } from '../server-log/count-logged-map.ts'
import type { LoggedMap } from '../server-log/line/server-log.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import { groupBy } from '../shared/group-by.ts'
import { refusals } from '../shared/refusal.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import { countsOfFileMaps, type FileMoment, type ScoreFileCount, type ScoreFileMap } from './tally.ts'

/** What is needed to read a server log or demos as score files. */
export type LoggedUploadOptions = {
  /** The index of the phase for which its maps count. */
  phaseIndex?: number | undefined
  /** The indexes of the event's phases. */
  phases: readonly number[]
  /** Whether the game has a player with this SteamID64. */
  knows(steamId: string): boolean
  /** Whether to skip unknown players instead of refusing the file. */
  skipUnknown?: boolean | undefined
}

/** What a server log or a demo contributes to one of the two uploads. */
export type LoggedUpload = {
  /** The counts of all its maps, sorted by SteamID and keyplay; no zeros. */
  counts: ScoreFileCount[]
  maps: ScoreFileMap[]
  /** The number of kill rows or player rows. */
  rows: number
  /** Ids of keyplays that a map of it cannot count (rulebook 14.13, 8.34). */
  uncounted: number[]
}

/** The fields of a map of a server log or a demo that make an upload. */
export type UploadableMap = Pick<LoggedMap, 'map' | 'roundsPlayed' | 'people'> & CountableMap

/** Returns the form's phase; none, or one that the event does not have, is a fault (rulebook 8.8). */
export const checkPhase = ({ phases, phaseIndex }: LoggedUploadOptions, faults: FaultList): number => {
  if (phaseIndex === undefined) faults.add(1, 'phase', refusals.SCORED_NOWHERE.text)
  else if (!phases.includes(phaseIndex))
    faults.add(1, 'phase', csvFaultReason('PHASE_UNKNOWN', { phase: phaseIndex }))
  return phaseIndex ?? 0
}

/** Returns the people who are never alive, as they are left out (rulebook 14.10): unknown people, if they are skipped. */
export const ignoresOf =
  ({ knows, skipUnknown = false }: LoggedUploadOptions): ((steamId: string) => boolean) =>
  steamId =>
    skipUnknown && !knows(steamId)

/** Returns the SteamIDs of people whom the game does not know, sorted. */
export const unknownPeople = (
  maps: readonly Pick<UploadableMap, 'people'>[],
  { knows }: Pick<LoggedUploadOptions, 'knows'>,
): string[] => {
  const people = new Set(maps.flatMap(({ people }) => people.map(({ steamId }) => steamId)))
  return Array.from(people)
    .filter(steamId => !knows(steamId))
    .sort()
}

/** Whether there are people on maps and all of them are unknown. */
export const knowsNobody = (
  maps: readonly Pick<UploadableMap, 'people'>[],
  unknown: readonly string[],
): boolean =>
  unknown.length > 0 && maps.every(({ people }) => people.every(({ steamId }) => unknown.includes(steamId)))

/** Returns the person of the maps with a SteamID; undefined for none. */
export const personOf = (maps: readonly Pick<UploadableMap, 'people'>[], steamId: string) =>
  maps.flatMap(({ people }) => people).find(person => person.steamId === steamId)

/** Returns the keyplays that some map cannot count at all, or only without some rounds. */
export const idsOf = (maps: readonly Pick<UploadableMap, 'uncounted'>[], wholly: boolean): number[] => {
  const uncounted = maps.flatMap(map => map.uncounted.filter(each => each.wholly === wholly))
  return Array.from(new Set(uncounted.map(({ keyplayId }) => keyplayId))).sort((a, b) => a - b)
}

type KeyedMap = { key: string; map: UploadableMap }
type Counting = { phaseIndex: number; unknown: readonly string[] }

/** Returns the two uploads of maps, without the people who are unknown (rulebook 8.11, 14.14). */
export const uploadsOfMaps = (
  maps: readonly KeyedMap[],
  counting: Counting,
): Record<ScoreFileType, LoggedUpload> => ({
  kill: uploadOfMaps('kill', maps, counting),
  match: uploadOfMaps('match', maps, counting),
})

const uploadOfMaps = (type: ScoreFileType, keyed: readonly KeyedMap[], counting: Counting): LoggedUpload => {
  const maps = keyed.map(each => mapOfUpload(type, each, counting))
  const wholly = idsOf(
    keyed.map(({ map }) => map),
    true,
  )
  return {
    counts: countsOfFileMaps(maps),
    maps,
    rows: maps.reduce((sum, { rows }) => sum + rows, 0),
    uncounted: wholly.filter(id => uploadOf(id, 'kill') === type),
  }
}

const mapOfUpload = (
  type: ScoreFileType,
  { key, map }: KeyedMap,
  { phaseIndex, unknown }: Counting,
): ScoreFileMap => {
  const isKnown = (steamId: string) => !unknown.includes(steamId)
  return {
    phase: phaseIndex,
    key,
    match: '',
    map: map.map,
    number: '',
    whole: false,
    rounds: map.roundsPlayed,
    rows: (type === 'kill' ? map.kills : map.stats).length,
    line: 1,
    players: map.people
      .map(({ steamId }) => steamId)
      .filter(isKnown)
      .sort(),
    uncounted: idsOf([map], true).filter(id => uploadOf(id, 'kill') === type),
    counts: countLoggedMap(map)
      .filter(({ steamId, keyplayId }) => isKnown(steamId) && uploadOf(keyplayId, 'kill') === type)
      .map(count => ({ phase: phaseIndex, ...count })),
    firstKills: firstKillsOf(map.kills.filter(({ round }) => round === 1)),
    moments: type === 'kill' ? momentsOf(map, isKnown) : null,
  }
}

const momentsOf = (
  { kills, uncounted, hasTicks = false }: UploadableMap,
  isKnown: (steamId: string) => boolean,
): FileMoment[] =>
  [...groupBy(kills, ({ round }) => round).values()]
    .flatMap(ofRound =>
      killMoments(
        ofRound,
        first => countLoggedMap({ kills: first, stats: [], uncounted, hasTicks }),
        ({ steamId, keyplayId }) => `${steamId} ${keyplayId}`,
      ),
    )
    .map(({ kill: { round, attacker, victim, weapon }, counts }) => ({
      ...{ round, killer: attacker, victim, weapon },
      counts: counts.filter(({ steamId }) => isKnown(steamId)),
    }))
    .filter(({ counts }) => counts.length > 0)
