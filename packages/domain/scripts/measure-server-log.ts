/**
 * Measures what reading a server log of a million lines costs, compared with only splitting the same file into lines: `node
 * scripts/measure-server-log.ts [lines]`. The file is the real log of test/data over and over, in a temporary folder.
 */
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { serverLogReader } from '../src/index.ts'

const lines = Number(process.argv[2] ?? 1_000_000)
const real = gunzipSync(await readFile(new URL('../test/data/server-log-inferno.log.gz', import.meta.url)))
const text = real.toString('utf8')
const folder = await mkdtemp(join(tmpdir(), 'server-log-'))
const path = join(folder, 'server.log')

/** Processor time in milliseconds; other work on the machine changes it less than the time on the clock. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const readLines = async (): Promise<number> => {
  let read = 0
  for await (const line of createInterface(createReadStream(path))) read += line.length
  return read
}

/** Reads a megabyte at a time into one buffer, and passes it on in parts small enough for the young heap. */
const readLog = async (): Promise<number> => {
  const reader = serverLogReader()
  const decoder = new TextDecoder()
  const bytes = new Uint8Array(2 ** 20)
  const file = await open(path)
  for (let { bytesRead } = await file.read(bytes); bytesRead > 0; { bytesRead } = await file.read(bytes))
    for (let from = 0; from < bytesRead; from += 65_536) {
      const chunk = bytes.subarray(from, Math.min(from + 65_536, bytesRead))
      reader.read(decoder.decode(chunk, { stream: true }))
    }
  await file.close()
  reader.end()
  return reader.log().lines
}

try {
  await writeFile(path, text.repeat(Math.ceil(lines / text.split('\n').length)))
  const floors: number[] = []
  const own: number[] = []
  for (let round = 0; round < 9; round++) {
    floors.push(await timeOf(readLines))
    own.push(await timeOf(readLog))
  }
  const ratios = own.map((log, round) => log / (floors[round] ?? 0)).toSorted((a, b) => a - b)
  const figures = {
    lines,
    floor: Math.round(Math.min(...floors)),
    log: Math.round(Math.min(...own)),
    ratios: ratios.map(ratio => Math.round(ratio * 10) / 10),
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
} finally {
  await rm(folder, { recursive: true })
}
