/**
 * Measures what reading a server log of a million lines costs, beside reading the same file line by line and doing nothing:
 * `node scripts/measure-server-log.ts [lines]`. The file is the real log of test/data over and over, in a temporary folder.
 */
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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

/** Processor time in milliseconds, which other work on the machine moves less than the clock. */
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

const readLog = async (): Promise<number> => {
  const reader = serverLogReader()
  for await (const piece of createReadStream(path, 'utf8')) reader.read(String(piece))
  reader.end()
  return reader.log().lines
}

try {
  await writeFile(path, text.repeat(Math.ceil(lines / text.split('\n').length)))
  const floors: number[] = []
  const own: number[] = []
  for (let round = 0; round < 5; round++) {
    floors.push(await timeOf(readLines))
    own.push(await timeOf(readLog))
  }
  const [floor, log] = [Math.min(...floors), Math.min(...own)]
  const figures = {
    lines,
    floor: Math.round(floor),
    log: Math.round(log),
    ratio: Math.round((log / floor) * 10) / 10,
  }
  process.stdout.write(`${JSON.stringify(figures)}\n`)
} finally {
  await rm(folder, { recursive: true })
}
