import { isServerLog, type ServerLogFileResult, scoreFileReader, serverLogFileReader } from '@game/domain'
import { firstText, type OpenFile, openText } from '../../csv/open-text.ts'
import { faultyFile, readPlainCsv } from '../../csv/read-csv.ts'
import { serveMethods } from '../thread/serve-methods.ts'
import type { CsvResult, FileTask } from './file-reader.ts'
import { readSpooled } from './spooled-file.ts'

type Options = Parameters<typeof scoreFileReader>[0]

/** A packed file may have this many bytes unpacked (rulebook 8.20). */
const mostBytes = 512 * 1024 * 1024

async function readLog(open: OpenFile, options: Options): Promise<ServerLogFileResult> {
  const reader = serverLogFileReader(options)
  const decoder = new TextDecoder()
  for await (const chunk of open() as AsyncIterable<Buffer>)
    reader.read(decoder.decode(chunk, { stream: true }))
  return reader.finish()
}

async function readTable(open: OpenFile, options: Options): Promise<CsvResult> {
  const reader = scoreFileReader(options)
  const result = await readPlainCsv(open, reader)
  return result.ok ? { ...result, maps: reader.maps() } : result
}

/** Reads a file of the main thread, which keeps it open until the answer. */
async function read({ fd, known, ...rest }: FileTask): Promise<CsvResult | ServerLogFileResult> {
  const options = { ...rest, knows: (steamId: string) => known.has(steamId) }
  try {
    const openPlain = await openText(() => readSpooled(fd), mostBytes)
    const readAs = isServerLog(rest.fileName, await firstText(openPlain)) ? readLog : readTable
    return await readAs(openPlain, options)
  } catch (error) {
    return faultyFile(error)
  }
}

serveMethods({ read })
