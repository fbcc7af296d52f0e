import type { CountedKeyplay } from '../keyplay/counted-keyplay.ts'
import { keyplayTable } from '../keyplay/keyplay-table.ts'
import type { Column, Columns, Row } from '../shared/csv/columns.ts'
import type { FaultList } from '../shared/csv/faults.ts'
import type { KeyplayType, ScoreFileType } from '../shared/vocabulary.ts'
import type { PhaseReader } from './phase-reader.ts'
import type { Roster } from './roster.ts'
import type { FileMap } from './tally.ts'

/** What a layout's reader needs to know in addition to the header. */
export type FileContext = {
  type: ScoreFileType
  faults: FaultList
  /** Reads phases from this column, or from the form if there is no column. */
  phaseReader(column: Column | undefined): PhaseReader
  roster: Roster
  /** The key of a map that the file does not name (rulebook 16.2). */
  fileName: string
  keyplayTypes: ReadonlyMap<number, KeyplayType>
}

/** Reads the rows of one layout, each as wide as the header, into maps. After a fault the maps are meaningless. */
export type LayoutReader = {
  row(row: Row): void
  maps(): FileMap[]
  /** The keyplays of the upload for which the file lacks columns or known words. */
  uncounted(): number[]
  /** What an admin should know about how the file was read, in sentences of `csvFaultTexts`; call it after `maps`. */
  notes(): string[]
}

/** Whether a file has the columns that are needed to count a keyplay. */
export const hasColumnsOf = ({ columns }: CountedKeyplay, found: Columns<string>): boolean =>
  columns.every(column => found[column] !== undefined)

/** Returns the ids of an upload's keyplays that a file with these columns cannot count (rulebook 7.15). */
export const uncountedKeyplays = (upload: ScoreFileType, found: Columns<string>): number[] =>
  keyplayTable
    .filter(keyplay => keyplay.upload === upload && !hasColumnsOf(keyplay, found))
    .map(({ id }) => id)
