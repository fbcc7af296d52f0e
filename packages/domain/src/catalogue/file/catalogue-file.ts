import {
  type Columns,
  findColumns,
  plainName,
  type Row,
  refuseRepeats,
  requireColumn,
} from '../../shared/csv/columns.ts'
import { csvFaultReason } from '../../shared/csv/fault-texts.ts'
import { type CsvFault, type FaultList, faultList } from '../../shared/csv/faults.ts'
import { tableReader } from '../../shared/csv/table.ts'
import { plainCell, toCsv } from '../../shared/csv/to-csv.ts'
import { faultOf, keptText } from './cell.ts'
import {
  type CatalogueFileCells,
  type CatalogueFileColumn,
  type CatalogueFileKind,
  catalogueFileColumns,
  catalogueFileLimits,
  optionalColumns,
} from './columns.ts'
import type { CatalogueFileLinks } from './reference.ts'

/** What the reader of a catalogue file needs to know. */
export type CatalogueFileOptions = {
  kind: CatalogueFileKind
  /** The stored records, by the value of their kind's first column. */
  stored: ReadonlyMap<string, CatalogueFileCells>
  links: CatalogueFileLinks
  /** The day, `YYYY-MM-DD`: births lie before it. */
  today: string
}

/** A row that adds a record (`before` is undefined) or changes one; `fields` are the columns that change. */
export type CatalogueChange = {
  line: number
  key: string
  before: CatalogueFileCells | undefined
  after: CatalogueFileCells
  fields: CatalogueFileColumn[]
}

/** The changes that a catalogue file makes, or its first hundred faults with their total number (rulebook 11.24). */
export type CatalogueFileResult =
  | { ok: true; rows: number; changes: CatalogueChange[] }
  | { ok: false; faults: CsvFault[]; faultCount: number }

/** Reads a catalogue file row by row: call `header` once, `row` for each further row, then `finish`. */
export type CatalogueFileReader = {
  header(columns: readonly string[]): void
  /** `line` is the line at which the row starts; the header is line 1. */
  row(cells: readonly string[], line: number): void
  finish(): CatalogueFileResult
}

/**
 * Creates the reader of a file of players or teams. A row changes the record whose first column it has, or adds a record if
 * there is none, which needs the other columns too; columns that the file lacks keep their stored values. It is all or
 * nothing: with a single fault there are no changes (rulebook 11.24, 11.25).
 */
export const catalogueFileReader = ({
  kind,
  stored,
  links,
  today,
}: CatalogueFileOptions): CatalogueFileReader => {
  const faults = faultList()
  const changes: CatalogueChange[] = []
  const lines = new Map<string, number>()
  const { header, row, close } = tableReader(faults, columns => {
    const found = columnsIn(columns, kind, faults)
    return each => readRow(each, found)
  })

  const readRow = ({ cells, line }: Row, found: Columns<CatalogueFileColumn>): void => {
    const textIn = (column: CatalogueFileColumn, before?: CatalogueFileCells): string => {
      const at = found[column]?.at
      const raw = at === undefined ? undefined : cells[at]
      const cell = raw === undefined ? undefined : plainCell(raw)
      if (cell === undefined || cell === before?.[column]) return before?.[column] ?? ''
      return keptText(column, cell, links)
    }
    const addFault = (column: CatalogueFileColumn, reason: string): void =>
      faults.add(line, requireColumn(found[column], column, faults).name, reason)
    const [first] = catalogueFileColumns[kind]
    const key = textIn(first)
    const before = stored.get(key)
    const after: Partial<Record<CatalogueFileColumn, string>> = {}
    const lacking = before ? [] : neededColumns(kind).filter(column => !found[column])
    if (lacking.length > 0 && !faultOf(first, key, before, { links, today }))
      addFault(first, csvFaultReason('NEW_NEEDS', { kind, columns: lacking.join(', ') }))
    for (const column of catalogueFileColumns[kind]) {
      const text = textIn(column, before)
      const fault = found[column] && faultOf(column, text, before, { links, today })
      if (fault) addFault(column, fault)
      after[column] = text
    }
    const earlier = lines.get(key)
    if (key && earlier) addFault(first, csvFaultReason('EARLIER_LINE', { line: earlier }))
    lines.set(key, line)
    if (lines.size === catalogueFileLimits.rows + 1)
      faults.add(line, '', csvFaultReason('TOO_MANY_ROWS', { limit: catalogueFileLimits.rows }))
    const fields = catalogueFileColumns[kind].filter(column => after[column] !== before?.[column])
    if (fields.length > 0) changes.push({ line, key, before, after, fields })
  }

  return {
    header,
    row,
    finish() {
      const rows = close()
      if (faults.count() > 0) return { ok: false, faults: faults.reported(), faultCount: faults.count() }
      return { ok: true, rows, changes }
    },
  }
}

const columnsIn = (
  header: readonly string[],
  kind: CatalogueFileKind,
  faults: FaultList,
): Columns<CatalogueFileColumn> => {
  refuseRepeats(header, faults)
  const known: readonly CatalogueFileColumn[] = catalogueFileColumns[kind]
  for (const name of header)
    if (!known.some(column => plainName(column) === plainName(name)))
      faults.add(1, name, csvFaultReason('KIND_COLUMN', { kind }))
  const names = Object.fromEntries(known.map(column => [column, [column]])) as Record<
    CatalogueFileColumn,
    string[]
  >
  const found = findColumns(header, names)
  const [first] = catalogueFileColumns[kind]
  requireColumn(found[first], first, faults)
  return found
}

/** The columns that a row needs which adds a record; one that changes a record needs only the first (rulebook 11.24). */
const neededColumns = (kind: CatalogueFileKind): CatalogueFileColumn[] =>
  catalogueFileColumns[kind].filter(column => !optionalColumns.includes(column))

/**
 * Writes records as a CSV file that imports without changes through `catalogueFileReader` and contains no formulas for
 * spreadsheets (rulebook 11.26).
 */
export const catalogueCsv = (kind: CatalogueFileKind, records: readonly CatalogueFileCells[]): string => {
  const columns: readonly CatalogueFileColumn[] = catalogueFileColumns[kind]
  return toCsv([columns, ...records.map(record => columns.map(column => record[column] ?? ''))])
}
