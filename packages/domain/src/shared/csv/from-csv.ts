import type { Row } from './columns.ts'
import { delimiterOf, isSeparatorLine } from './delimiter.ts'
import { csvFaultReason } from './fault-texts.ts'
import type { CsvFault, FaultList } from './faults.ts'
import type { TableReader } from './table.ts'

/**
 * Reads the rows of a CSV text with their lines, one after the other; returns the line of a row whose quotes are wrong, after
 * which nothing is read, undefined if there is none (rulebook 8.2).
 */
export function* csvRows(text: string): Generator<Row, number | undefined> {
  const plain = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(plain)
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${delimiter}\\r\\n]*)([${delimiter}]|\\r?\\n|\\r?$)`, 'gy')
  let isSeparator = isSeparatorLine(plain.split('\n', 1)[0] ?? '')
  let cells: string[] = []
  let [line, start, read] = [1, 1, 0]
  for (const [whole, value = '', end] of plain.matchAll(cell)) {
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    line += whole.split('\n').length - 1
    read += whole.length
    if (end === delimiter) continue
    if (!isSeparator && cells.some(each => each.trim() !== '')) yield { cells, line: start }
    isSeparator = false
    cells = []
    start = line
    if (whole === '') break
  }
  return read < plain.length ? start : undefined
}

/** The rows of a CSV text, its header first, and the fault after which nothing is read (rulebook 8.2). */
export type CsvRows = { rows: Row[]; faults: CsvFault[] }

/**
 * Reads a short CSV text into rows with their lines: commas, semicolons, tabs or bars, whichever the header has most of or a first line
 * such as `sep=;` names; quoted values with doubled quotes; a byte order mark is allowed; lines without text are skipped
 * (rulebook 8.2).
 *
 * @example
 * fromCsv('a,b\n1,"x,y"').rows // [{ cells: ['a', 'b'], line: 1 }, { cells: ['1', 'x,y'], line: 2 }]
 */
export const fromCsv = (text: string): CsvRows => {
  const rows: Row[] = []
  const reading = csvRows(text)
  let next = reading.next()
  for (; !next.done; next = reading.next()) rows.push(next.value)
  const line = next.value
  return {
    rows,
    faults: line === undefined ? [] : [{ line, column: '', reason: csvFaultReason('QUOTE_INSIDE') }],
  }
}

/** Gives a reader the rows of a CSV text, its header first; the fault of the text itself is added to those of the reader. */
export const readTable = (text: string, reader: TableReader, faults: FaultList): void => {
  const { rows, faults: broken } = fromCsv(text)
  for (const [at, { cells, line }] of rows.entries())
    if (at === 0) reader.header(cells)
    else if (!reader.isDone()) reader.row(cells, line)
  for (const { line, column, reason } of broken) faults.add(line, column, reason)
  reader.close()
}
