import type { LoggedMap } from '../server-log/line/server-log.ts'
import { serverLogReader } from '../server-log/server-log-reader.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CsvFault, faultList } from '../shared/csv/faults.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import {
  checkPhase,
  idsOf,
  ignoresOf,
  knowsNobody,
  type LoggedUpload,
  type LoggedUploadOptions,
  personOf,
  unknownPeople,
  uploadsOfMaps,
} from './logged-uploads.ts'
import { refuseNobody, unknownPlayer } from './roster.ts'

/** A map of a server log that was counted. */
export type CountedMap = Pick<LoggedMap, 'map' | 'state' | 'score' | 'teams' | 'roundsPlayed' | 'agreement'>

/** The two uploads from a server log, or its faults (rulebook 14.14). */
export type ServerLogFileResult =
  | {
      ok: true
      layout: 'server log'
      phases: number[]
      uploads: Record<ScoreFileType, LoggedUpload>
      /** Ids of keyplays that some rounds of a map are missing for (rulebook 14.13). */
      incomplete: number[]
      maps: CountedMap[]
      /** What an admin should know about maps that the log does not have as a whole, in sentences of `csvFaultTexts`. */
      notes: string[]
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
export const serverLogFileReader = (options: LoggedUploadOptions): ServerLogFileReader => {
  const reader = serverLogReader({ ignores: ignoresOf(options) })
  return {
    read: text => reader.read(text),
    finish() {
      reader.end()
      const { maps, newest, services } = reader.log()
      const faults = faultList()
      const phaseIndex = checkPhase(options, faults)
      const played = maps.filter(({ kills, rounds }) => kills.length > 0 || rounds.length > 1)
      const counted = mapsToCount(played)
      if (newest === '') faults.add(1, '', csvFaultReason('NO_LOG'))
      else if (services.length > 1)
        faults.add(1, '', csvFaultReason('LOG_SERVICES', { services: services.join(', ') }))
      else if (counted.length === 0) faults.add(1, '', csvFaultReason('NO_ROUNDS'))
      const unknown = unknownPeople(counted, options)
      if (!options.skipUnknown)
        for (const steamId of unknown) faults.add(1, '', unknownPlayer(steamId, personOf(counted, steamId)))
      else if (knowsNobody(counted, unknown)) refuseNobody(unknown, faults)
      if (faults.count() > 0) return { ok: false, faults: faults.reported(), faultCount: faults.count() }
      return {
        ok: true,
        layout: 'server log',
        phases: [phaseIndex],
        uploads: uploadsOfMaps(
          counted.map(map => ({ key: `${map.map} ${map.startedAt}`, map })),
          { phaseIndex, unknown },
        ),
        incomplete: idsOf(counted, false),
        maps: counted.map(({ map, state, score, teams, roundsPlayed, agreement }) => ({
          map,
          state,
          score,
          teams,
          roundsPlayed,
          agreement,
        })),
        notes: [...new Set(played.flatMap(map => notesOf(map, counted.includes(map))))],
        skipped: unknown,
      }
    },
  }
}

/** Returns the maps that are over, or, if none is, all. */
const mapsToCount = (played: readonly LoggedMap[]): readonly LoggedMap[] => {
  const final = played.filter(({ state }) => state === 'final')
  return final.length > 0 ? final : played
}

/** Returns what a log lacks of a map that was played (rulebook 14.14). */
const notesOf = ({ map, state, rounds }: LoggedMap, counts: boolean): string[] => {
  const first = rounds[0]?.number ?? 1
  return [
    ...(state === 'final' ? [] : [csvFaultReason(counts ? 'LOG_NO_END' : 'LOG_LEFT_OUT', { map })]),
    ...(counts && first !== 1 ? [csvFaultReason('LOG_NO_BEGINNING', { map, round: first })] : []),
  ]
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
