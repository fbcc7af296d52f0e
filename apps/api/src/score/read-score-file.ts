import type { Readable } from 'node:stream'
import { faultsTold, type ScoreFileOptions, type ScoreFileResult, scoreFile } from '@game/domain'
import { FileFault } from './file-limits.ts'
import { readRows } from './read-rows.ts'

/** What a file comes to: the domain reads its rows one by one, nothing else of the file is kept. */
export async function readScoreFile(
  open: () => Readable,
  options: ScoreFileOptions,
): Promise<ScoreFileResult> {
  const delimiter = await delimiterOf(open())
  const file = scoreFile(options)
  let row = 0
  try {
    await readRows(open(), delimiter, (cells, line) => {
      row += 1
      if (row === 1) file.header(cells)
      else file.row(cells, line)
    })
  } catch (error) {
    if (error instanceof FileFault) return withFault(file.finish(), error)
    throw error
  }
  return file.finish()
}

/** A file that ends in a fault of its own says that beside what its rows said before. */
function withFault(result: ScoreFileResult, { line, message }: FileFault): ScoreFileResult {
  const fault = { line, column: '', reason: message }
  if (result.ok) return { ok: false, faults: [fault], faultCount: 1 }
  const rows = result.faults.filter(each => each.line < line)
  const count = result.faultCount - (result.faults.length - rows.length)
  return { ok: false, faults: [...rows.slice(0, faultsTold - 1), fault], faultCount: count + 1 }
}

/** The header tells: whichever of the two stands in it more often. */
async function delimiterOf(start: Readable): Promise<string> {
  for await (const chunk of start as AsyncIterable<Buffer>) {
    const header = chunk.toString('utf8').split('\n', 1)[0] ?? ''
    return header.split(';').length > header.split(',').length ? ';' : ','
  }
  return ','
}
