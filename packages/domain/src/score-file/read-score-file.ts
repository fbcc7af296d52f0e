import { csvFaultReason } from '../shared/csv/fault-texts.ts'
import { csvRows } from '../shared/csv/from-csv.ts'
import { textOfFile } from '../shared/file-text.ts'
import { mustFit } from '../shared/value/must-fit.ts'
import { shapeOf, text } from '../shared/value/shape.ts'
import { type ScoreFileOptions, type ScoreFileResult, scoreFileReader } from './score-file.ts'
import { isServerLog, type ServerLogFileResult, serverLogFileReader } from './server-log-file.ts'

/** What a whole file came to: the result of its layout. */
export type ReadScoreFileResult = ScoreFileResult | ServerLogFileResult

const wholeBytes = shapeOf(value => value instanceof Uint8Array)

/** How much of a file is looked at to find out whether it is a server log. */
const beginningLength = 64 * 1024

const faulty = (line: number, reason: string): ReadScoreFileResult => ({
  ok: false,
  faults: [{ line, column: '', reason }],
  faultCount: 1,
})

/**
 * Reads a whole score file of any layout from its bytes: CSV or a server log, packed with gzip or not, in UTF-8 or UTF-16.
 * For files that do not fit into memory use `scoreFileReader` and `serverLogFileReader` (rulebook 8.2, 8.30, 14.14).
 *
 * @example
 * const bytes = new TextEncoder().encode('phase;steamId;keyplayId;count\n1;76561198386265483;1;12\n')
 * const result = await readScoreFile('counts.csv', bytes, {
 *   type: 'kill',
 *   phases: [1],
 *   knows: steamId => steamId === '76561198386265483',
 *   keyplayTypes: new Map([[1, 'kill']]),
 * })
 * result.ok && result.phases // [1]
 */
export const readScoreFile = async (
  fileName: string,
  bytes: Uint8Array,
  options: ScoreFileOptions,
): Promise<ReadScoreFileResult> => {
  mustFit('fileName', fileName, text)
  mustFit('bytes', bytes, wholeBytes)
  const read = await textOfFile(bytes)
  if (read.text !== '' && isServerLog(fileName, read.text.slice(0, beginningLength))) {
    const log = serverLogFileReader(options)
    log.read(read.text)
    return log.finish()
  }
  if (!read.ok) return faulty(1, read.reason)
  const file = scoreFileReader(options)
  const rows = csvRows(read.text)
  const header = rows.next()
  if (!header.done) file.header(header.value.cells)
  let row = header.done ? header : rows.next()
  for (; !row.done && !file.isDone(); row = rows.next()) file.row(row.value.cells, row.value.line)
  return row.done && row.value !== undefined
    ? faulty(row.value, csvFaultReason('QUOTE_INSIDE'))
    : file.finish()
}
