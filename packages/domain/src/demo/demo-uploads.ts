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
} from '../score-file/logged-uploads.ts'
import { unknownPlayer } from '../score-file/roster.ts'
import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { type CsvFault, faultList } from '../shared/csv/faults.ts'
import type { ScoreFileType } from '../shared/vocabulary.ts'
import type { DemoMap } from './demo-map.ts'
import { type DemoFile, type JoinedDemos, joinDemos } from './join-demos.ts'

/** A map that was read from demos, as an admin sees it before it counts; `files`: the names of its demos (rulebook 8.35). */
export type DemoResult = Pick<
  DemoMap,
  'map' | 'state' | 'score' | 'teams' | 'roundsPlayed' | 'restored' | 'people' | 'agreement'
> & {
  files: string[]
  /** How many rounds were read, of `roundsPlayed`. */
  roundsRead: number
  /** The server's name, and the build of the game. */
  server: string
  patch: string
}

/** The two uploads of demos, or their faults, each with the name of its file (rulebook 8.31, 8.33). */
export type DemoUploads =
  | {
      ok: true
      phases: number[]
      uploads: Record<ScoreFileType, LoggedUpload>
      /** For each map of an upload, the places of its demos. */
      filesOfMaps: number[][]
      /** Ids of keyplays that some rounds of a map are missing for (rulebook 8.34). */
      incomplete: number[]
      maps: DemoResult[]
      /** Unknown SteamIDs that were skipped. */
      skipped: string[]
      /** What an admin should know, in sentences that `readCsvFault` knows. */
      notes: string[]
    }
  | { ok: false; faults: (CsvFault & { file: string })[]; faultCount: number }

/**
 * Returns the two uploads of demos that were read: parts of a map are put together, and all demos are taken or none (rulebook
 * 8.31, 8.33).
 *
 * @example
 * const empty = { map: 'de_nuke', server: '', patch: '14160', closed: true, people: [], events: [] }
 * uploadsOfDemos([{ name: 'a.dem', recording: empty }], { phaseIndex: 1, phases: [1], knows: () => true }).ok // false
 */
export const uploadsOfDemos = (files: readonly DemoFile[], options: LoggedUploadOptions): DemoUploads => {
  const nameOf = (file: number): string => files[file]?.name ?? ''
  const joined = joinDemos(files, ignoresOf(options))
  const maps = joined.maps.map(({ map }) => map)
  const phaseFaults = faultList()
  const phaseIndex = checkPhase(options, phaseFaults)
  const unknown = unknownPeople(maps, options)
  const fault = (file: number, reason: string) => ({ file: nameOf(file), line: 1, column: '', reason })
  const faults = [
    ...phaseFaults.reported().map(each => ({ file: nameOf(0), ...each })),
    ...joined.empty.map(file => fault(file, csvFaultReason('DEMO_NO_ROUNDS'))),
    ...joined.conflicts.map(({ file, other, map, round }) =>
      fault(file, csvFaultReason('DEMO_OTHER_KILLS', { map, round, file: nameOf(other) })),
    ),
    ...(options.skipUnknown && knowsNobody(maps, unknown)
      ? [fault(0, csvFaultReason('NOBODY_KNOWN', { players: unknown.length }))]
      : []),
    ...(options.skipUnknown ? [] : unknown).map(steamId =>
      fault(fileOf(joined, steamId), unknownPlayer(steamId, personOf(maps, steamId))),
    ),
  ]
  if (faults.length > 0) return { ok: false, faults, faultCount: faults.length }
  return {
    ok: true,
    phases: [phaseIndex],
    uploads: uploadsOfMaps(joined.maps, { phaseIndex, unknown }),
    filesOfMaps: joined.maps.map(each => each.files),
    incomplete: idsOf(maps, false),
    maps: joined.maps.map(each => resultOf(each, files)),
    skipped: unknown,
    notes: notesOf(joined, files),
  }
}

/** The first demo of the first map on which a person is. */
const fileOf = ({ maps }: JoinedDemos, steamId: string): number =>
  maps.find(({ map }) => map.people.some(person => person.steamId === steamId))?.files[0] ?? 0

const resultOf = (
  { map, files: places }: JoinedDemos['maps'][number],
  files: readonly DemoFile[],
): DemoResult => {
  const { state, score, teams, roundsPlayed, restored, people, agreement, rounds } = map
  const recording = files[places[0] ?? 0]?.recording
  return {
    map: map.map,
    ...{ state, score, teams, roundsPlayed, restored, people, agreement },
    files: places.map(place => files[place]?.name ?? ''),
    roundsRead: rounds.filter(({ ended }) => ended).length,
    server: recording?.server ?? '',
    patch: recording?.patch ?? '',
  }
}

const notesOf = ({ repeated, replaced }: JoinedDemos, files: readonly DemoFile[]): string[] => {
  const nameOf = (file: number): string => files[file]?.name ?? ''
  return [
    ...files.flatMap(({ name, recording }) =>
      recording.closed ? [] : [csvFaultReason('DEMO_NOT_CLOSED', { file: name })],
    ),
    ...repeated.map(file => csvFaultReason('DEMO_REPEATED', { file: nameOf(file) })),
    ...replaced.map(({ file, first, last }) =>
      csvFaultReason('DEMO_REPLACED', { file: nameOf(file), first, last }),
    ),
  ]
}
