import {
  fromCsv,
  isServerLog,
  type ServerLogFileResult,
  scoreFileReader,
  serverLogFileReader,
  uploadsOf,
} from '@game/domain'
import { firstText, type OpenFile, openText } from '../../../../ground/csv/open-text.ts'
import { faultyFile, readPlainCsv } from '../../../../ground/csv/read-csv.ts'
import { serveMethods } from '../../thread/serve-methods.ts'
import type { CsvResult, FileTask } from './file-reader.ts'
import { readSpooled } from './spooled-file.ts'

type Options = Omit<Parameters<typeof scoreFileReader>[0], 'type'> & Pick<FileTask, 'type'>

/** A packed file may have this many bytes unpacked (rulebook 8.20). */
const mostBytes = 512 * 1024 * 1024

async function readLog(open: OpenFile, options: Options): Promise<ServerLogFileResult> {
  const reader = serverLogFileReader(options)
  const decoder = new TextDecoder()
  for await (const chunk of open() as AsyncIterable<Buffer>)
    reader.read(decoder.decode(chunk, { stream: true }))
  return reader.finish()
}

async function readTable(open: OpenFile, options: Options, beginning: string): Promise<CsvResult> {
  const [own = 'kill'] = uploadsOf(fromCsv(beginning).rows[0]?.cells ?? [])
  const type = options.type === 'both' ? own : options.type
  const reader = scoreFileReader({ ...options, type })
  const result = await readPlainCsv(open, reader)
  return result.ok ? { ...result, type, maps: reader.maps() } : result
}

/** Reads a file of the main thread, which keeps it open until the answer. */
async function read({ fd, known, ...rest }: FileTask): Promise<CsvResult | ServerLogFileResult> {
  const options = { ...rest, knows: (steamId: string) => known.has(steamId) }
  try {
    const openPlain = await openText(() => readSpooled(fd), mostBytes)
    const beginning = await firstText(openPlain)
    return isServerLog(rest.fileName, beginning)
      ? await readLog(openPlain, options)
      : await readTable(openPlain, options, beginning)
  } catch (error) {
    return faultyFile(error)
  }
}

serveMethods({ read })
