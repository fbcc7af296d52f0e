/**
 * Reads a short CSV text into rows of cells: commas or, where the header has more of them, semicolons or tabs; quoted values with
 * doubled quotes; a byte order mark is allowed; lines without text are skipped (rulebook 8.2). It reports no faults: the
 * server reads the file again and decides.
 *
 * @example
 * fromCsv('a,b\n1,"x,y"') // [['a', 'b'], ['1', 'x,y']]
 */
export const fromCsv = (text: string): string[][] => {
  const plain = text.replace(/^\uFEFF/, '')
  const [header = ''] = plain.split('\n', 1)
  const [delimiter = ','] = [',', ';', '\t'].toSorted(
    (a, b) => header.split(b).length - header.split(a).length,
  )
  const cell = new RegExp(`("(?:[^"]|"")*"|[^${delimiter}\\r\\n]*)(${delimiter}|\\r?\\n|\\r?$)`, 'gy')
  const rows: string[][] = []
  let row: string[] = []
  for (const [whole, value = '', end] of plain.matchAll(cell)) {
    row.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value)
    if (end === delimiter) continue
    if (row.some(each => each.trim() !== '')) rows.push(row)
    row = []
    if (whole === '') break
  }
  return rows
}
