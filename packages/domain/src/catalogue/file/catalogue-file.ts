import { type Columns, findColumns, plainName, type Row, refuseRepeats } from '../../score-file/column.ts'
import { type CsvFault, type Faults, faultList } from '../../score-file/fault.ts'
import { needColumn } from '../../score-file/needed-column.ts'
import { type Table, table } from '../../score-file/table.ts'
import { type CatalogueFileLinks, keptText, wrongIn } from './cell.ts'
import {
  type CatalogueFileCells,
  type CatalogueFileColumn,
  type CatalogueFileKind,
  catalogueFileColumns,
  catalogueFileLimits,
  optionalColumns,
} from './columns.ts'
import { plainCell, toCsv } from './csv.ts'

export type CatalogueFileOptions = {
  kind: CatalogueFileKind
  /** What there is, by the first column of its kind. */
  stored: ReadonlyMap<string, CatalogueFileCells>
  links: CatalogueFileLinks
}

/** A row that adds a thing or changes one: `fields` are the columns that become another. */
export type CatalogueChange = {
  line: number
  key: string
  before: CatalogueFileCells | undefined
  after: CatalogueFileCells
  fields: CatalogueFileColumn[]
}

export type CatalogueFileResult =
  | { ok: true; rows: number; changes: CatalogueChange[] }
  | { ok: false; faults: CsvFault[]; faultCount: number }

export type CatalogueFileReader = Pick<Table, 'header' | 'row'> & { finish(): CatalogueFileResult }

/**
 * Reads a file of players or teams row by row: call `header` once, `row` for each further row, then `finish`. A row whose
 * first column is stored changes that thing, any other adds one; columns that the file lacks stay as they are. It is all or
 * nothing: one fault and there are no changes (issue 6).
 */
export const catalogueFileReader = ({ kind, stored, links }: CatalogueFileOptions): CatalogueFileReader => {
  const faults = faultList()
  const changes: CatalogueChange[] = []
  const lines = new Map<string, number>()
  const { header, row, close } = table(faults, columns => {
    const found = columnsIn(columns, kind, faults)
    return each => readRow(each, found)
  })

  const readRow = ({ cells, line }: Row, found: Columns<CatalogueFileColumn>): void => {
    const textIn = (column: CatalogueFileColumn, before?: CatalogueFileCells): string => {
      const at = found[column]?.at
      const cell = at === undefined ? undefined : plainCell(cells[at] ?? '')
      if (cell === undefined || cell === before?.[column]) return before?.[column] ?? ''
      return keptText(column, cell, links)
    }
    const [first] = catalogueFileColumns[kind]
    const key = textIn(first)
    const before = stored.get(key)
    const after: Partial<Record<CatalogueFileColumn, string>> = {}
    for (const column of catalogueFileColumns[kind]) {
      const text = textIn(column, before)
      const wrong = wrongIn(column, text, before, links)
      if (wrong) faults.add(line, found[column]?.name ?? column, wrong)
      after[column] = text
    }
    const earlier = lines.get(key)
    if (key && earlier)
      faults.add(line, found[first]?.name ?? first, `This stands in line ${earlier} already.`)
    lines.set(key, line)
    if (lines.size === catalogueFileLimits.rows + 1)
      faults.add(line, '', `A file has at most ${catalogueFileLimits.rows} rows.`)
    const fields = catalogueFileColumns[kind].filter(column => after[column] !== before?.[column])
    if (fields.length > 0) changes.push({ line, key, before, after, fields })
  }

  return {
    header,
    row,
    finish() {
      const rows = close()
      if (faults.count() > 0) return { ok: false, faults: faults.told(), faultCount: faults.count() }
      return { ok: true, rows, changes }
    },
  }
}

const columnsIn = (
  header: readonly string[],
  kind: CatalogueFileKind,
  faults: Faults,
): Columns<CatalogueFileColumn> => {
  refuseRepeats(header, faults)
  const known: readonly CatalogueFileColumn[] = catalogueFileColumns[kind]
  for (const name of header)
    if (!known.some(column => plainName(column) === plainName(name)))
      faults.add(1, name, `A file of ${kind}s has no such column.`)
  const names = Object.fromEntries(known.map(column => [column, [column]])) as Record<
    CatalogueFileColumn,
    string[]
  >
  const found = findColumns(header, names)
  for (const column of known) if (!optionalColumns.includes(column)) needColumn(found[column], column, faults)
  return found
}

/** Things as a CSV file that `catalogueFileReader` reads without a change, and no spreadsheet takes for formulas (threats.md). */
export const catalogueCsv = (kind: CatalogueFileKind, things: readonly CatalogueFileCells[]): string => {
  const columns: readonly CatalogueFileColumn[] = catalogueFileColumns[kind]
  return toCsv([columns, ...things.map(thing => columns.map(column => thing[column] ?? ''))])
}
