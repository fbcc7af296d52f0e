import { mustFit } from '../value/must-fit.ts'
import { shapeOf } from '../value/shape.ts'
import { byteOrderMark, namedCells, type Row } from './columns.ts'
import { csvFaultReason } from './fault-texts.ts'
import { type FaultList, maxReportedFaults } from './faults.ts'

/** Reads the header and the rows of a file, one after the other. */
export type TableReader = {
  header(columns: readonly string[]): void
  /** `line` is the line at which the row starts; the header is line 1. */
  row(cells: readonly string[], line: number): void
  /** Whether the rest of the file is not read any more, because of its faults (rulebook 8.14). */
  isDone(): boolean
  /** Ends the file and returns its number of rows; a file without rows is a fault. */
  close(): number
}

/** One test for a whole row, as files have many rows. */
const texts = shapeOf(cells => Array.isArray(cells) && cells.every(cell => typeof cell === 'string'))

/** Whether a row repeats the header, as in files that were put together; the second one may begin with a byte order mark. */
const isSame = (cells: readonly string[], columns: readonly string[]): boolean =>
  cells.length === columns.length &&
  columns.every((name, at) => cells[at]?.replace(byteOrderMark, '') === name)

const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/** After how many rows a file with a fault is not read any further (rulebook 8.14). */
export const firstRows = 1000

/**
 * Reads the rows under a header: each must be as wide as the header; blank ones and repeated headers are skipped (rulebook 8.2). `open` takes the
 * header and returns the reader of a row; after a faulty header no row is read, after faults in the first thousand rows no
 * later one, and none after the hundredth fault (rulebook 8.14).
 */
export const tableReader = (
  faults: FaultList,
  open: (columns: readonly string[]) => ((row: Row) => void) | undefined,
): TableReader => {
  let opened: { read: (row: Row) => void; columns: readonly string[] } | undefined
  let rows = 0
  let isDone = false
  return {
    isDone: () => isDone,
    header(columns) {
      mustFit('columns', columns, texts)
      const read = open(namedCells(columns))
      if (read && faults.count() === 0) opened = { read, columns }
      else isDone = true
    },
    row(cells, line) {
      mustFit('cells', cells, texts)
      if (opened === undefined || isDone || isBlank(cells) || isSame(cells, opened.columns)) return
      rows += 1
      const { length } = opened.columns
      if (cells.length === length) opened.read({ cells, line })
      else faults.add(line, '', csvFaultReason('ROW_WIDTH', { cells: cells.length, columns: length }))
      isDone = rows >= firstRows && faults.count() >= (rows === firstRows ? 1 : maxReportedFaults)
    },
    close() {
      if (faults.count() === 0 && rows === 0)
        faults.add(1, '', csvFaultReason(opened ? 'NO_ROWS' : 'EMPTY_FILE'))
      return rows
    },
  }
}
