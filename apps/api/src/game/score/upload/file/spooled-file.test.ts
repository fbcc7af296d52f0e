import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { spoolDemo } from '../demo/spool-demo.ts'
import { compressed } from './kept-file.ts'
import { readStart, refuseFullDisk, spoolFile } from './spooled-file.ts'

async function* arriving(bytes: Buffer) {
  yield bytes
}

/** Opens more files than a failure can have closed, lets `drop` end what failed, and says which of them can still be read. */
async function survivors(drop: () => Promise<void>): Promise<number> {
  const others = await Promise.all(Array.from({ length: 10 }, () => open(import.meta.filename)))
  await drop()
  const read = await Promise.allSettled(others.map(other => readStart(other, 1)))
  await Promise.allSettled(others.map(other => other.close()))
  return read.filter(({ status }) => status === 'fulfilled').length
}

const content = randomBytes(300_000)
/** As a download that went wrong leaves it. */
const damaged = (packed: Buffer) => Buffer.from(packed).fill(7, 100_000, 200_000)

test.for([
  ['zstd', 'a.dem.zst', damaged(zstdCompressSync(content)), 1_000_000],
  ['gzip', 'a.dem.gz', damaged(gzipSync(content)), 1_000_000],
  ['an archive that is too large unpacked', 'a.dem.gz', gzipSync(Buffer.alloc(400_000)), 300_000],
] as const)(
  '%s: a demo that cannot be unpacked closes no file but its own (rulebook 8.37)',
  async ([, name, packed, mostBytes]) => {
    const spooled = await spoolDemo(name, arriving(packed), mostBytes)
    expect(spooled.fault).toEqual(expect.any(String))
    expect(await survivors(() => spooled.handle.close())).toBe(10)
  },
)

test('a file that cannot be written closes no file but its own (rulebook 8.24)', async () => {
  const folder = process.env.TMPDIR
  const spooled = await spoolFile('a.csv', arriving(content))
  process.env.TMPDIR = '/no/such/folder'
  await expect(compressed(spooled)).rejects.toThrow('ENOENT')
  if (folder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = folder
  expect(await survivors(() => spooled.handle.close())).toBe(10)
})

test('a full disk is a sentence, and no other error is taken for it (rulebook 8.31)', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(() => refuseFullDisk(full)).toThrow('The server’s disk is full.')
  const broken = Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' })
  expect(() => refuseFullDisk(broken)).toThrow(broken)
})
