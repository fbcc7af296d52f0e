import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type CsvFault, csvFaultReason, delimiterOf, isSeparatorLine, maxReportedFaults } from '@game/domain'
import { parse } from 'fast-csv'
import { CsvLines, FileFaultError, rowLimits } from './csv-lines.ts'
import { firstText, type OpenFile, openText } from './open-text.ts'

/**
 * Calls `take` with each row of a file and the line, from 1, that it starts on, until it returns false. Throws
 * FileFaultError.
 */
export async function readRows(
  file: Readable,
  delimiter: string,
  take: (cells: string[], line: number) => boolean,
): Promise<void> {
  const lines = new CsvLines(delimiter)
  const enough = new Error('The rest is not read.')
  const reading = pipeline(file, lines, parse({ headers: false, delimiter }), async rows => {
    let row = 0
    let line = 1
    for await (const cells of rows as AsyncIterable<string[]>) {
      row += 1
      if (cells.length > rowLimits.columns)
        throw new FileFaultError(line, csvFaultReason('TOO_MANY_COLUMNS', { limit: rowLimits.columns }))
      if (!take(cells, line)) throw enough
      line += lines.linesOf(row)
    }
  })
  await reading.catch(error => {
    if (error !== enough) throw error
  })
}

type Faulty = { ok: false; faults: CsvFault[]; faultCount: number }

/** Consumes the rows of a file, as the domain's readers do. */
type RowReader<Result> = {
  header(columns: readonly string[]): void
  row(cells: readonly string[], line: number): void
  /** Whether the rest of the file is not read any more. */
  isDone?(): boolean
  finish(): Result | Faulty
}

/** Reads a CSV file in any encoding, packed or not. `open` is called more than once: the first bytes tell the encoding. */
export async function readCsv<Result extends { ok: true }>(
  open: OpenFile,
  reader: RowReader<Result>,
): Promise<Result | Faulty> {
  try {
    return await readPlainCsv(await openText(open, Number.POSITIVE_INFINITY), reader)
  } catch (error) {
    return faultyFile(error)
  }
}

/** Answers the fault of a file that could not be opened. Throws every other error. */
export function faultyFile(error: unknown): Faulty {
  if (error instanceof FileFaultError) return withFault({ ok: true }, error)
  throw error
}

/** Reads a CSV file that `openText` has opened; it is opened twice, as the first bytes tell the delimiter. */
export async function readPlainCsv<Result extends { ok: true }>(
  open: OpenFile,
  reader: RowReader<Result>,
): Promise<Result | Faulty> {
  let row = 0
  try {
    const beginning = await firstText(open)
    if (isSeparatorLine(beginning.split('\n', 1)[0] ?? '')) row = -1
    await readRows(open(), delimiterOf(beginning), (cells, line) => {
      row += 1
      if (row === 1) reader.header(cells)
      else if (row > 1) reader.row(cells, line)
      return reader.isDone?.() !== true
    })
  } catch (error) {
    // Without a header the reader could only report an empty file.
    if (error instanceof FileFaultError) return withFault(row < 1 ? { ok: true } : reader.finish(), error)
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
