import { parentPort, workerData } from 'node:worker_threads'
import { isServerLog, type ServerLogFileResult, scoreFileReader, serverLogFileReader } from '@game/domain'
import { firstText, type OpenFile, openText } from '../../csv/open-text.ts'
import { faultyFile, readPlainCsv } from '../../csv/read-csv.ts'
import type { CsvResult, FileTask } from './read-in-worker.ts'
import { readSpooled } from './spooled-file.ts'

const { fd, known, ...rest } = workerData as FileTask
const options = { ...rest, knows: (steamId: string) => known.has(steamId) }
/** A packed file may have this many bytes unpacked (rulebook 8.20). */
const mostBytes = 512 * 1024 * 1024

async function readLog(open: OpenFile): Promise<ServerLogFileResult> {
  const reader = serverLogFileReader(options)
  const decoder = new TextDecoder()
  for await (const chunk of open() as AsyncIterable<Buffer>)
    reader.read(decoder.decode(chunk, { stream: true }))
  return reader.finish()
}

async function readTable(open: OpenFile): Promise<CsvResult> {
  const reader = scoreFileReader(options)
  const result = await readPlainCsv(open, reader)
  return result.ok ? { ...result, maps: reader.maps() } : result
}

async function readFile(open: OpenFile): Promise<CsvResult | ServerLogFileResult> {
  try {
    const openPlain = await openText(open, mostBytes)
    return await (isServerLog(rest.fileName, await firstText(openPlain)) ? readLog : readTable)(openPlain)
  } catch (error) {
    return faultyFile(error)
  }
}

parentPort?.postMessage(await readFile(() => readSpooled(fd)))
