import { csvFaultReason } from './fault-texts.ts'
import type { FaultList } from './faults.ts'

/** A row of a file: its cells, and the line it starts on. */
export type Row = { cells: readonly string[]; line: number }

/** A column that a file has: its index in the row, and its name as written in the file. */
export type Column = { at: number; name: string }

/** The possible names of each column of a layout, the layout's own name first. */
export type ColumnNames<K extends string> = Readonly<Record<K, readonly string[]>>

/** The columns that a file has, by the layout's keys. */
export type Columns<K extends string> = Readonly<Partial<Record<K, Column>>>

/** The byte order mark at the beginning of a text. */
export const byteOrderMark = /^\uFEFF/

/** Reduces a name to the part that identifies a column: `utility_damage`, `Utility Damage` and `utilityDamage` are the same. */
export const plainName = (name: string): string =>
  name
    .replace(byteOrderMark, '')
    .replace(/[\s_]+/g, '')
    .toLowerCase()

/** Returns a header without the empty cells at its end, which spreadsheets leave there. */
export const namedCells = (header: readonly string[]): readonly string[] =>
  header.slice(0, 1 + header.findLastIndex(name => plainName(name) !== ''))

const findColumn = (header: readonly string[], names: readonly string[]): Column | undefined =>
  names
    .flatMap(name =>
      header.flatMap((own, at) => (plainName(own) === plainName(name) ? [{ at, name: own }] : [])),
    )
    .map(({ at, name }) => ({ at, name: name.replace(byteOrderMark, '').trim() }))[0]

/** Finds a layout's columns in a header; if a column is there under two of its names, the one listed first is used. */
export const findColumns = <K extends string>(
  header: readonly string[],
  names: ColumnNames<K>,
): Columns<K> => {
  const columns: Partial<Record<K, Column>> = {}
  for (const key in names) {
    const column = findColumn(header, names[key])
    if (column) columns[key] = column
  }
  return columns
}

/** Reports each column that is there twice under the same name. */
export const refuseRepeats = (header: readonly string[], faults: FaultList): void => {
  const plain = header.map(plainName)
  for (const [at, name] of header.entries())
    if (plainName(name) && plain.indexOf(plainName(name)) < at)
      faults.add(1, name, csvFaultReason('COLUMN_TWICE'))
}

/** Replaces a missing column; the rows of such a file are never read. */
const missing: Column = { at: -1, name: '' }

/** Returns a column that a layout needs; reports a fault if it is missing. */
export const requireColumn = (column: Column | undefined, name: string, faults: FaultList): Column => {
  if (!column) faults.add(1, name, csvFaultReason('COLUMN_MISSING'))
  return column ?? missing
}

/** Returns the text of a cell, '' if the file has no such column or the row is too short. */
export const cellOf = ({ cells }: Pick<Row, 'cells'>, column: Column | undefined): string =>
  column ? (cells[column.at] ?? '').trim() : ''
