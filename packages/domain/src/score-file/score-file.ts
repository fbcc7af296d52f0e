import { refuseRepeats } from '../shared/csv/columns.ts'
import { type CsvFault, faultList } from '../shared/csv/faults.ts'
import { tableReader } from '../shared/csv/table.ts'
import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'
import { countsFile } from './counts-file.ts'
import { killFeed } from './kill-feed.ts'
import { layoutOf, type ScoreFileLayout } from './layout.ts'
import type { FileContext, LayoutReader } from './layout-reader.ts'
import { phaseReader } from './phase-reader.ts'
import { playerStats } from './player-stats.ts'
import { refuseNobody, roster } from './roster.ts'
import { countsOfFileMaps, type ScoreFileCount, type ScoreFileMap } from './tally.ts'

/** What the reader of a score file needs to know. */
export type ScoreFileOptions = {
  /** Which of the two uploads the file is. */
  type: ScoreFileType
  /** The phase of a file without a phase column. */
  phaseIndex?: number | undefined
  /** The indexes of the event's phases. */
  phases: readonly number[]
  /** Whether the game has a player with this SteamID64. */
  knows(steamId: string): boolean
  /** Whether to skip unknown players instead of refusing the file. */
  skipUnknown?: boolean | undefined
  /** The type of every keyplay in the catalogue, by id. */
  keyplayTypes: ReadonlyMap<number, KeyplayType>
  /** The name of the file, which is the key of a map that the file does not name (rulebook 16.2). */
  fileName?: string | undefined
}

/** The counts of a score file, or its first hundred faults with their total number (rulebook 8.13, 8.14). */
export type ScoreFileResult =
  | {
      ok: true
      layout: ScoreFileLayout
      /** The counts of all its maps, sorted by phase, SteamID and keyplay; no zeros. */
      counts: ScoreFileCount[]
      /** The phases of its rows: an upload replaces the counts of these (rulebook 8.15). */
      phases: number[]
      rows: number
      /** Ids of the upload's keyplays for which the file lacks columns (rulebook 7.15). */
      uncounted: number[]
      /** What an admin should know about how the file was read, as sentences that `readCsvFault` knows (rulebook 8.27, 8.28). */
      notes: string[]
      /** Unknown SteamIDs that were skipped. */
      skipped: string[]
    }
  | { ok: false; faults: CsvFault[]; faultCount: number }

/** Reads a score file row by row: call `header` once, `row` for each further row, then `finish`. */
export type ScoreFileReader = {
  header(columns: readonly string[]): void
  /** `line` is the line at which the row starts; the header is line 1. */
  row(cells: readonly string[], line: number): void
  /** Whether the rest of the file is not read any more, because of its faults: then `finish` can be called (rulebook 8.14). */
  isDone(): boolean
  finish(): ScoreFileResult
  /** Returns the maps of the file after `finish`, in the order in which it names them; none if it has faults (rulebook 16.1). */
  maps(): ScoreFileMap[]
}

const readers = {
  counts: countsFile,
  'kill feed': killFeed,
  'player stats': playerStats,
} as const satisfies Record<
  ScoreFileLayout,
  (header: readonly string[], context: FileContext) => LayoutReader
>

/**
 * Creates the reader of a score file of any layout. It is all or nothing: with a single fault there are no counts. It never
 * throws, whatever the cells contain, and no count depends on the order of the rows. It keeps some 140 bytes per kill of a
 * kill feed (rulebook 8.10, 8.13, 8.20).
 *
 * @example
 * const file = scoreFileReader({
 *   type: 'kill',
 *   phaseIndex: 1,
 *   phases: [1, 2],
 *   knows: steamId => steamId === '76561198386265483',
 *   keyplayTypes: new Map([[1, 'kill']]),
 * })
 * file.header(['steamId', 'phase', 'keyplayId', 'count'])
 * file.row(['76561198386265483', '1', '1', '12'], 2)
 * const result = file.finish()
 * result.ok && result.counts // [{ phase: 1, steamId: '76561198386265483', keyplayId: 1, count: 12 }]
 */
export const scoreFileReader = (options: ScoreFileOptions): ScoreFileReader => {
  const { type, knows, phases, phaseIndex, keyplayTypes, skipUnknown = false, fileName = '' } = options
  const faults = faultList()
  const players = roster({ knows, skipUnknown, faults })
  const phasesWithRows = new Set<number>()
  const context: FileContext = {
    type,
    faults,
    roster: players,
    fileName,
    keyplayTypes,
    phaseReader: column => phaseReader(column, { phases, phaseIndex, phasesWithRows, faults }),
  }
  let maps: ScoreFileMap[] = []
  let open: { layout: ScoreFileLayout; reader: LayoutReader } | undefined
  const { header, row, isDone, close } = tableReader(faults, columns => {
    const layout = layoutOf(columns, type, faults)
    if (layout === undefined) return undefined
    refuseRepeats(columns, faults)
    const reader = readers[layout](columns, context)
    open = { layout, reader }
    return row => reader.row(row)
  })

  return {
    header,
    row,
    isDone,
    finish() {
      const rows = close()
      if (faults.count() === 0 && players.knowsNobody()) refuseNobody(players.skipped(), faults)
      const read = faults.count() === 0 && open ? open.reader.maps() : []
      if (faults.count() > 0 || open === undefined)
        return { ok: false, faults: faults.reported(), faultCount: faults.count() }
      const { layout, reader } = open
      const uncounted = reader.uncounted()
      maps = read.map(map => ({ moments: null, firstKills: '', ...map, uncounted }))
      return {
        ok: true,
        layout,
        counts: countsOfFileMaps(maps),
        phases: Array.from(phasesWithRows).sort((a, b) => a - b),
        rows,
        uncounted,
        notes: reader.notes(),
        skipped: players.skipped(),
      }
    },
    maps: () => maps,
  }
}
