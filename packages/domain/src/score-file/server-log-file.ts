import { uploadOf } from '../keyplay/keyplay-table.ts'
import { countLoggedMap } from '../server-log/count-logged-map.ts'
import type { LoggedMap } from '../server-log/server-log.ts'
import { serverLogReader } from '../server-log/server-log-reader.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CsvFault, type FaultList, faultList } from '../shared/csv/faults.ts'
import { refusals } from '../shared/refusal.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import { countsOfFileMaps, type ScoreFileCount, type ScoreFileMap } from './tally.ts'

/** What is needed to read a server log as a score file. */
export type ServerLogFileOptions = {
  /** The index of the phase for which its maps count. */
  phaseIndex?: number | undefined
  /** The indexes of the event's phases. */
  phases: readonly number[]
  /** Whether the game has a player with this SteamID64. */
  knows(steamId: string): boolean
  /** Whether to skip unknown players instead of refusing the file. */
  skipUnknown?: boolean | undefined
}

/** What a server log contributes to one of the two uploads. */
export type ServerLogUpload = {
  /** The counts of all its maps, sorted by SteamID and keyplay; no zeros. */
  counts: ScoreFileCount[]
  maps: ScoreFileMap[]
  /** The number of kill rows or player rows. */
  rows: number
  /** Ids of keyplays that a map of the log cannot count (rulebook 14.13). */
  uncounted: number[]
}

/** A map of a server log that was counted. */
export type CountedMap = Pick<LoggedMap, 'map' | 'state' | 'score' | 'teams' | 'roundsPlayed' | 'agreement'>

/** The two uploads from a server log, or its faults (rulebook 14.14). */
export type ServerLogFileResult =
  | {
      ok: true
      layout: 'server log'
      phases: number[]
      uploads: Record<ScoreFileType, ServerLogUpload>
      /** Ids of keyplays that some rounds of a map are missing for (rulebook 14.13). */
      incomplete: number[]
      maps: CountedMap[]
      /** Unknown SteamIDs that were skipped. */
      skipped: string[]
    }
  | { ok: false; faults: CsvFault[]; faultCount: number }

/** Reads a server log as a score file: call `read` with each chunk of its text, then `finish`. */
export type ServerLogFileReader = { read(text: string): void; finish(): ServerLogFileResult }

/**
 * Creates a reader of a server log as a score file, which returns both uploads at once. It is all or nothing, as any score
 * file, and never throws (rulebook 8.13, 14.14).
 *
 * @example
 * const file = serverLogFileReader({ phaseIndex: 1, phases: [1, 2], knows: () => true })
 * file.read('What is this?')
 * file.finish().ok // false
 */
export const serverLogFileReader = (options: ServerLogFileOptions): ServerLogFileReader => {
  const reader = serverLogReader()
  return {
    read: text => reader.read(text),
    finish() {
      reader.end()
      const { maps, newest } = reader.log()
      const faults = faultList()
      const phaseIndex = checkPhase(options, faults)
      const counted = mapsToCount(maps)
      if (newest === '') faults.add(1, '', csvFaultReason('NO_LOG'))
      else if (counted.length === 0) faults.add(1, '', csvFaultReason('NO_ROUNDS'))
      const unknown = unknownPeople(counted, options)
      if (!options.skipUnknown)
        for (const steamId of unknown) faults.add(1, '', csvFaultReason('PLAYER_UNKNOWN', { steamId }))
      if (faults.count() > 0) return { ok: false, faults: faults.reported(), faultCount: faults.count() }
      const isKnown = (steamId: string) => !unknown.includes(steamId)
      return {
        ok: true,
        layout: 'server log',
        phases: [phaseIndex],
        uploads: {
          kill: uploadOfMaps('kill', counted, { phaseIndex, isKnown }),
          match: uploadOfMaps('match', counted, { phaseIndex, isKnown }),
        },
        incomplete: idsOf(counted, false),
        maps: counted.map(({ map, state, score, teams, roundsPlayed, agreement }) => ({
          map,
          state,
          score,
          teams,
          roundsPlayed,
          agreement,
        })),
        skipped: unknown,
      }
    },
  }
}

const checkPhase = ({ phases, phaseIndex }: ServerLogFileOptions, faults: FaultList): number => {
  if (phaseIndex === undefined) faults.add(1, 'phase', refusals.SCORED_NOWHERE.text)
  else if (!phases.includes(phaseIndex))
    faults.add(1, 'phase', csvFaultReason('PHASE_UNKNOWN', { phase: phaseIndex }))
  return phaseIndex ?? 0
}

/** Returns the maps that are over, or, if none is, those with a played round. */
const mapsToCount = (maps: readonly LoggedMap[]): LoggedMap[] => {
  const final = maps.filter(({ state }) => state === 'final')
  return final.length > 0 ? final : maps.filter(({ kills, rounds }) => kills.length > 0 || rounds.length > 1)
}

const unknownPeople = (maps: readonly LoggedMap[], { knows }: ServerLogFileOptions): string[] => {
  const people = new Set(maps.flatMap(({ people }) => people.map(({ steamId }) => steamId)))
  return Array.from(people)
    .filter(steamId => !knows(steamId))
    .sort()
}

/** Returns the keyplays that some map cannot count at all, or only without some rounds. */
const idsOf = (maps: readonly LoggedMap[], wholly: boolean): number[] => {
  const uncounted = maps.flatMap(map => map.uncounted.filter(each => each.wholly === wholly))
  return Array.from(new Set(uncounted.map(({ keyplayId }) => keyplayId))).sort((a, b) => a - b)
}

type Counting = { phaseIndex: number; isKnown(steamId: string): boolean }

const mapOfUpload = (
  type: ScoreFileType,
  logged: LoggedMap,
  { phaseIndex, isKnown }: Counting,
): ScoreFileMap => ({
  phase: phaseIndex,
  key: `${logged.map} ${logged.startedAt}`,
  match: '',
  map: logged.map,
  number: '',
  whole: false,
  rounds: logged.roundsPlayed,
  rows: (type === 'kill' ? logged.kills : logged.stats).length,
  line: 1,
  players: logged.people
    .map(({ steamId }) => steamId)
    .filter(isKnown)
    .sort(),
  uncounted: idsOf([logged], true).filter(id => uploadOf(id, 'kill') === type),
  counts: countLoggedMap(logged)
    .filter(({ steamId, keyplayId }) => isKnown(steamId) && uploadOf(keyplayId, 'kill') === type)
    .map(count => ({ phase: phaseIndex, ...count })),
})

const uploadOfMaps = (
  type: ScoreFileType,
  logged: readonly LoggedMap[],
  counting: Counting,
): ServerLogUpload => {
  const maps = logged.map(each => mapOfUpload(type, each, counting))
  return {
    counts: countsOfFileMaps(maps),
    maps,
    rows: maps.reduce((sum, { rows }) => sum + rows, 0),
    uncounted: idsOf(logged, true).filter(id => uploadOf(id, 'kill') === type),
  }
}

/** Whether a file counts as a server log by its name alone, packed or not (rulebook 14.14). */
export const isServerLogName = (fileName: string): boolean => /\.log(\.gz)?$/i.test(fileName)

const logTime = /\d\d\/\d\d\/\d{4} - \d\d:\d\d:\d\d(\.\d{3})?(: | - )/

/**
 * Whether a file counts as a server log: by its name, else, unless it is called .csv, by the time that its first lines bear
 * (rulebook 14.14). `beginning` is the text of its first bytes.
 *
 * @example
 * isServerLog('console.txt', 'L 01/19/2026 - 19:03:17: Starting Freeze period') // true
 */
export const isServerLog = (fileName: string, beginning: string): boolean =>
  isServerLogName(fileName) || (!/\.csv(\.gz)?$/i.test(fileName) && logTime.test(beginning))
