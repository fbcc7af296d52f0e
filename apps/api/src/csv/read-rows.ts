import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parse } from 'fast-csv'
import { CsvLines } from './csv-lines.ts'
import { FileFault, rowLimits } from './file-fault.ts'

/** Gives `take` each row of a file and the line, from 1, that it starts on. Throws FileFault. */
export async function readRows(
  file: Readable,
  delimiter: string,
  take: (cells: string[], line: number) => void,
): Promise<void> {
  const lines = new CsvLines(delimiter)
  await pipeline(file, lines, parse({ headers: false, delimiter }), async rows => {
    let row = 0
    let line = 1
    for await (const cells of rows as AsyncIterable<string[]>) {
      row += 1
      if (cells.length > rowLimits.columns)
        throw new FileFault(line, `A row has more than ${rowLimits.columns} columns.`)
      take(cells, line)
      line += lines.linesOf(row)
    }
  })
}
