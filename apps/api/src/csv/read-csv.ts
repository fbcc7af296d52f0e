import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvFault, csvFaultReason, maxReportedFaults } from '@game/domain'
import { parse } from 'fast-csv'
import { CsvLines, FileFaultError, rowLimits } from './csv-lines.ts'

/** Calls `take` with each row of a file and the line, from 1, that it starts on. Throws FileFaultError. */
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
        throw new FileFaultError(line, csvFaultReason('TOO_MANY_COLUMNS', { limit: rowLimits.columns }))
      take(cells, line)
      line += lines.linesOf(row)
    }
  })
}

type Faulty = { ok: false; faults: CsvFault[]; faultCount: number }

/** Consumes the rows of a file, as the domain's readers do. */
type RowReader<Result> = {
  header(columns: readonly string[]): void
  row(cells: readonly string[], line: number): void
  finish(): Result | Faulty
}

/**
 * Reads a CSV file; `open` is called twice and must start at the beginning each time: the first pass finds the
 * delimiter.
 */
export async function readCsv<Result extends { ok: true }>(
  open: () => Readable,
  reader: RowReader<Result>,
): Promise<Result | Faulty> {
  const delimiter = await delimiterOf(open())
  let row = 0
  try {
    await readRows(open(), delimiter, (cells, line) => {
      row += 1
      if (row === 1) reader.header(cells)
      else reader.row(cells, line)
    })
  } catch (error) {
    // Without a header the reader could only report an empty file.
    if (error instanceof FileFaultError) return withFault(row === 0 ? { ok: true } : reader.finish(), error)
    throw error
  }
  return reader.finish()
}

/** Reports a fault of the file itself together with those of the rows before it. */
function withFault(result: { ok: true } | Faulty, { line, message }: FileFaultError): Faulty {
  const fault = { line, column: '', reason: message }
  if (result.ok) return { ok: false, faults: [fault], faultCount: 1 }
  const rows = result.faults.filter(each => each.line < line)
  const count = result.faultCount - (result.faults.length - rows.length)
  return { ok: false, faults: [...rows.slice(0, maxReportedFaults - 1), fault], faultCount: count + 1 }
}

/** Picks the delimiter that occurs more often in the header. */
async function delimiterOf(start: Readable): Promise<string> {
  for await (const chunk of start as AsyncIterable<Buffer>) {
    const header = chunk.toString('utf8').split('\n', 1)[0] ?? ''
    return header.split(';').length > header.split(',').length ? ';' : ','
  }
  return ','
}
