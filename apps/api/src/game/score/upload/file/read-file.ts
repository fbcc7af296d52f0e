import {
  type DemoRecording,
  type DemoResult,
  type ScoreFileMap,
  type ScoreFileType,
  type ServerLogFileResult,
  scoreFileTypes,
} from '@game/domain'
import type { Actor } from '../../../../ground/session/session.ts'
import { ascending } from '../../save/ascending.ts'
import { mapOfFile } from '../../save/new-map.ts'
import type { NewMap } from '../../save/phase-map-queries.ts'
import type { CsvResult } from './file-reader.ts'
import type { SpooledFile } from './spooled-file.ts'

/** What a table or a log without faults holds. */
type ReadResult = Extract<CsvResult | ServerLogFileResult, { ok: true }>

/** A file without faults: the uploads that it is for, and its maps. */
export type ReadFile = Pick<SpooledFile, 'name' | 'checksum'> & {
  layout: string
  types: ScoreFileType[]
  phases: number[]
  /** All its rows, and those for one of the uploads. */
  rows: number
  rowsOf(type: ScoreFileType): number
  uncounted: number[]
  /** Phases that lack rows, the SteamIDs of people who were left out, and what there is to say besides. */
  incomplete: number[]
  skipped: readonly string[]
  notes: readonly string[]
  /** The maps of the demos of its upload as the server counted them; those of a demo are with the first one. */
  demos: DemoResult[]
  /** Its maps, each with the line of its first row. */
  maps: { line: number; map: NewMap }[]
  /** The SteamIDs of the people who count. */
  people: ReadonlySet<string>
  /** What is kept instead of the file: what was read of a demo (rulebook 8.36). */
  kept?: DemoRecording
}
/** Who uploads, and which player a SteamID is. */
export type Reading = { actor: Actor; idOf(steamId: string): number }

/** Turns the result of a file that is no demo into its uploads and maps. */
export function readFile(
  { name, checksum }: SpooledFile,
  result: ReadResult,
  { actor, idOf }: Reading,
): ReadFile {
  const { layout, phases } = result
  const parts =
    'uploads' in result
      ? scoreFileTypes.map(each => [each, result.uploads[each]] as const)
      : [[result.type, result] as const]
  const rowsOf = (of: ScoreFileType) => parts.find(([each]) => each === of)?.[1].rows ?? 0
  const file = { name, layout, userId: actor.id, idOf }
  return {
    name,
    checksum,
    layout,
    types: parts.map(([each]) => each),
    phases,
    rows: parts.reduce((sum, [, { rows }]) => sum + rows, 0),
    rowsOf,
    uncounted: ascending(parts.flatMap(([, { uncounted }]) => uncounted)),
    incomplete: 'incomplete' in result ? result.incomplete : [],
    skipped: result.skipped,
    notes: 'notes' in result ? result.notes : [],
    demos: [],
    people: peopleOf(parts.flatMap(([, { maps }]) => maps)),
    maps: parts.flatMap(([each, { maps }]) =>
      maps.map(map => ({ line: map.line, map: mapOfFile(map, { ...file, type: each }) })),
    ),
  }
}

/** The SteamIDs of all players of maps. */
export const peopleOf = (maps: readonly ScoreFileMap[]): Set<string> =>
  new Set(maps.flatMap(({ players }) => players))
