import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'
import { refuseRepeats } from './column.ts'
import { countsFile } from './counts-file.ts'
import { type CsvFault, faultList } from './fault.ts'
import type { FileFacts, FileReader } from './file-reader.ts'
import { killFeed } from './kill-feed.ts'
import { layoutOf, type ScoreFileLayout } from './layout.ts'
import { phaseReader } from './phase-column.ts'
import { playerStats } from './player-stats.ts'
import { roster } from './roster.ts'
import { type Table, table } from './table.ts'
import { type ScoreFileCount, sortCounts } from './tally.ts'

export type ScoreFileOptions = {
  /** Which of the two uploads the file is. */
  type: ScoreFileType
  /** The phase of a file without a phase column. */
  phaseIndex?: number | undefined
  /** The indexes of the event's phases. */
  phases: readonly number[]
  /** Whether the game has a player of this SteamID64. */
  knows(steamId: string): boolean
  /** Pass over unknown players instead of refusing the file. */
  skipUnknown?: boolean | undefined
  /** The catalogue: the type of every keyplay there is. */
  keyplayTypes: ReadonlyMap<number, KeyplayType>
}

export type ScoreFileResult =
  | {
      ok: true
      layout: ScoreFileLayout
      /** What the file comes to, by phase, SteamID and keyplay; no zeros. */
      counts: ScoreFileCount[]
      /** The phases it has rows of: what an upload replaces. */
      phases: number[]
      rows: number
      /** Keyplays of this upload that the file's columns cannot tell. */
      uncounted: number[]
      /** Unknown SteamIDs passed over. */
      skipped: string[]
    }
  | { ok: false; faults: CsvFault[]; faultCount: number }

export type ScoreFileReader = Pick<Table, 'header' | 'row'> & { finish(): ScoreFileResult }

const readers = {
  counts: countsFile,
  'kill feed': killFeed,
  'player stats': playerStats,
} as const satisfies Record<ScoreFileLayout, (header: readonly string[], facts: FileFacts) => FileReader>

/**
 * Reads a score file of any layout row by row: call `header` once, `row` for each further row, then `finish`. It is all or
 * nothing: one fault and there are no counts. Nothing is thrown, whatever the cells hold, and no count depends on the
 * order of the rows. What it keeps of a kill feed is some 20 bytes a kill (rules.md 8, keyplays.md).
 */
export const scoreFileReader = (options: ScoreFileOptions): ScoreFileReader => {
  const { type, knows, phases, phaseIndex, keyplayTypes, skipUnknown = false } = options
  const faults = faultList()
  const players = roster({ knows, skipUnknown, faults })
  const met = new Set<number>()
  const facts: FileFacts = {
    type,
    faults,
    roster: players,
    keyplayTypes,
    phaseIn: column => phaseReader(column, { phases, phaseIndex, met, faults }),
  }
  let open: { layout: ScoreFileLayout; reader: FileReader } | undefined
  const { header, row, close } = table(faults, columns => {
    const layout = layoutOf(columns, type, faults)
    if (layout === undefined) return undefined
    refuseRepeats(columns, faults)
    const reader = readers[layout](columns, facts)
    open = { layout, reader }
    return row => reader.row(row)
  })

  return {
    header,
    row,
    finish() {
      const rows = close()
      if (faults.count() > 0 || open === undefined)
        return { ok: false, faults: faults.told(), faultCount: faults.count() }
      const { layout, reader } = open
      return {
        ok: true,
        layout,
        counts: sortCounts(reader.counts()),
        phases: Array.from(met).sort((a, b) => a - b),
        rows,
        uncounted: reader.uncounted,
        skipped: players.skipped(),
      }
    },
  }
}
