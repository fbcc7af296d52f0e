import type { Row } from './columns.ts'
import { delimiterOf, isSeparatorLine } from './delimiter.ts'

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

/**
 * Reads a short CSV text into rows of cells: commas, semicolons, tabs or bars, whichever the header has most of or a first line
 * such as `sep=;` names; quoted values with doubled quotes; a byte order mark is allowed; lines without text are skipped
 * (rulebook 8.2). It reports no faults: the server reads the file again and decides.
 *
 * @example
 * fromCsv('a,b\n1,"x,y"') // [['a', 'b'], ['1', 'x,y']]
 */
export const fromCsv = (text: string): string[][] => Array.from(csvRows(text), ({ cells }) => [...cells])
