import type { Row } from './columns.ts'
import { delimiterOf, isSeparatorLine } from './delimiter.ts'

/**
 * Reads a CSV text into rows with their lines; `brokenAt` is the line of a row whose quotes are wrong, after which nothing is
 * read (rulebook 8.2).
 */
export const csvRows = (text: string): { rows: Row[]; brokenAt: number | undefined } => {
  const plain = text.replace(/^\uFEFF/, '')
  const delimiter = delimiterOf(plain)
  const cell = new RegExp(`("(?:[^"]|"")*"|[^"${delimiter}\\r\\n]*)([${delimiter}]|\\r?\\n|\\r?$)`, 'gy')
  const rows: Row[] = []
  let cells: string[] = []
  let [line, start, read] = [1, 1, 0]
  for (const [whole, value = '', end] of plain.matchAll(cell)) {
    cells.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    line += whole.split('\n').length - 1
    read += whole.length
    if (end === delimiter) continue
    if (cells.some(each => each.trim() !== '')) rows.push({ cells, line: start })
    cells = []
    start = line
    if (whole === '') break
  }
  const [first = ''] = plain.split('\n', 1)
  if (isSeparatorLine(first)) rows.shift()
  return { rows, brokenAt: read < plain.length ? start : undefined }
}

/**
 * Reads a short CSV text into rows of cells: commas, semicolons, tabs or bars, whichever the header has most of or a first line
 * such as `sep=;` names; quoted values with doubled quotes; a byte order mark is allowed; lines without text are skipped
 * (rulebook 8.2). It reports no faults: the server reads the file again and decides.
 *
 * @example
 * fromCsv('a,b\n1,"x,y"') // [['a', 'b'], ['1', 'x,y']]
 */
export const fromCsv = (text: string): string[][] => csvRows(text).rows.map(({ cells }) => [...cells])
