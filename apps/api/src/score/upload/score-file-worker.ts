import type { Readable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import { type ServerLogFileResult, scoreFileReader, serverLogFileReader } from '@game/domain'
import { readCsv } from '../../csv/read-csv.ts'
import type { CsvResult, FileTask } from './read-in-worker.ts'
import { readSpooled } from './spooled-file.ts'

const { fd, known, isLog, ...rest } = workerData as FileTask
const options = { ...rest, knows: (steamId: string) => known.has(steamId) }

async function readLog(file: Readable): Promise<ServerLogFileResult> {
  const reader = serverLogFileReader(options)
  const decoder = new TextDecoder()
  for await (const chunk of file as AsyncIterable<Buffer>)
    reader.read(decoder.decode(chunk, { stream: true }))
  return reader.finish()
}

async function readTable(): Promise<CsvResult> {
  const reader = scoreFileReader(options)
  const result = await readCsv(() => readSpooled(fd), reader)
  return result.ok ? { ...result, maps: reader.maps() } : result
}

parentPort?.postMessage(await (isLog ? readLog(readSpooled(fd)) : readTable()))
