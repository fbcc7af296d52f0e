import type { Row } from './column.ts'
import type { Faults } from './fault.ts'

export type Table = {
  header(columns: readonly string[]): void
  /** `line` is where the row starts, from 1 and with the header counted. */
  row(cells: readonly string[], line: number): void
  /** How many rows there were; none at all is a fault. */
  close(): number
}

const isBlank = (cells: readonly string[]): boolean => cells.every(cell => cell.trim() === '')

/**
 * The rows under a header: each must be as wide as that, blank ones are passed over. `open` reads the header and answers
 * what reads a row; after a faulty header no row is read.
 */
export const table = (
  faults: Faults,
  open: (columns: readonly string[]) => ((row: Row) => void) | undefined,
): Table => {
  let opened: { read: (row: Row) => void; width: number } | undefined
  let rows = 0
  return {
    header(columns) {
      const read = open(columns)
      if (read && faults.count() === 0) opened = { read, width: columns.length }
    },
    row(cells, line) {
      if (opened === undefined || isBlank(cells)) return
      rows += 1
      if (cells.length === opened.width) opened.read({ cells, line })
      else faults.add(line, '', `The row has ${cells.length} cells, the header ${opened.width}.`)
    },
    close() {
      if (faults.count() === 0 && rows === 0)
        faults.add(1, '', opened ? 'The file has no rows.' : 'The file is empty.')
      return rows
    },
  }
}
