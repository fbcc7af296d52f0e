import type { Readable } from 'node:stream'
import { type FileFault, maxReportedFaults } from '@game/domain'
import { FileFault } from './file-fault.ts'
import { readRows } from './read-rows.ts'

type Faulty = { ok: false; faults: FileFault[]; faultCount: number }

/** What makes something of a file's rows; the domain's own readers are such. */
type RowReader<Read> = {
  header(columns: readonly string[]): void
  row(cells: readonly string[], line: number): void
  finish(): Read | Faulty
}

/** What a CSV file comes to; `open` gives it from its beginning, twice: for the delimiter first. */
export async function readCsv<Read extends { ok: true }>(
  open: () => Readable,
  reader: RowReader<Read>,
): Promise<Read | Faulty> {
  const delimiter = await delimiterOf(open())
  let row = 0
  try {
    await readRows(open(), delimiter, (cells, line) => {
      row += 1
      if (row === 1) reader.header(cells)
      else reader.row(cells, line)
    })
  } catch (error) {
    // Where not even the header was read, the reader could only call the file empty.
    if (error instanceof FileFault) return withFault(row === 0 ? { ok: true } : reader.finish(), error)
    throw error
  }
  return reader.finish()
}

/** A file that ends in a fault of its own says that beside what its rows said before. */
function withFault(result: { ok: true } | Faulty, { line, message }: FileFault): Faulty {
  const fault = { line, column: '', reason: message }
  if (result.ok) return { ok: false, faults: [fault], faultCount: 1 }
  const rows = result.faults.filter(each => each.line < line)
  const count = result.faultCount - (result.faults.length - rows.length)
  return { ok: false, faults: [...rows.slice(0, maxReportedFaults - 1), fault], faultCount: count + 1 }
}

/** The header tells: whichever of the two stands in it more often. */
async function delimiterOf(start: Readable): Promise<string> {
  for await (const chunk of start as AsyncIterable<Buffer>) {
    const header = chunk.toString('utf8').split('\n', 1)[0] ?? ''
    return header.split(';').length > header.split(',').length ? ';' : ','
  }
  return ','
}
