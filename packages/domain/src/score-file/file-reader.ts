import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'
import type { Column, Row } from './column.ts'
import type { Faults } from './fault.ts'
import type { PhaseReader } from './phase-column.ts'
import type { Roster } from './roster.ts'
import type { ScoreFileCount } from './tally.ts'

/** What the scoreFileLayouts read a file with. */
export type FileFacts = {
  type: ScoreFileType
  faults: Faults
  /** Tells phases from this column, or from the form where there is none. */
  phaseIn(column: Column | undefined): PhaseReader
  roster: Roster
  keyplayTypes: ReadonlyMap<number, KeyplayType>
}

/** One layout at work: rows of the header's width in, counts out. After a fault they are worth nothing. */
export type FileReader = {
  row(row: Row): void
  counts(): ScoreFileCount[]
  /** The keyplays of the upload that the file's columns cannot tell. */
  uncounted: number[]
}
