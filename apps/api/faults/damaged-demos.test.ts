import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, open, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readCsvFault } from '@game/domain'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  childrenOf,
  type DemoReading,
  memoryOf,
  readInChild,
} from '../src/game/score/upload/demo/read-in-child.ts'
import { Bits, bytes, int, varint } from '../test/demos/bytes.ts'
import { syntheticDemo } from '../test/demos/scenarios.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-damaged-'))
})
afterAll(() => rm(folder, { recursive: true }))

let files = 0
async function read(
  demo: Buffer,
  limits: Partial<Parameters<typeof readInChild>[1]> = {},
  stop?: AbortSignal,
): Promise<DemoReading> {
  const path = join(folder, `${++files}.dem`)
  await writeFile(path, demo)
  await using handle = await open(path)
  return await readInChild(handle, { memoryMb: 1024, seconds: 20, ...limits }, stop)
}

/** The name of the sentence with which a demo is refused, `read` for one that is read. */
const outcomeOf = (reading: DemoReading) =>
  reading.ok ? 'read' : (readCsvFault(reading.reason)?.code ?? reading.reason)

const refusals = [
  'DEMO_DAMAGED',
  'DEMO_VERSION',
  'DEMO_CUT',
  'DEMO_OTHER_FILE',
  'DEMO_OF_PLAYER',
  'DEMO_MEMORY',
  'DEMO_TIME',
  'DEMO_FACTS',
]

/** Numbers that look random and are the same in every run. */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Damages a demo in some way: bytes that differ, are missing, are there twice, or are zero. */
function damage(demo: Buffer, random: (below: number) => number): Buffer {
  const at = random(demo.length)
  const length = 1 + random(64)
  const kind = random(5)
  if (kind === 0) return demo.subarray(0, at)
  if (kind === 1) return Buffer.concat([demo.subarray(0, at), demo.subarray(at + length)])
  if (kind === 2) return Buffer.concat([demo.subarray(0, at + length), demo.subarray(at)])
  const copy = Buffer.from(demo)
  if (kind === 3) return copy.fill(0, at, at + length)
  for (let n = 0; n < length; n++) copy[random(copy.length)] = random(256)
  return copy
}

test('200 damaged demos are read or refused with a sentence, and this process goes on (rulebook 8.37)', async () => {
  const demos = [await syntheticDemo(), await syntheticDemo('synthetic-full')]
  const random = numbers(41)
  const copies = Array.from({ length: 200 }, (_, n) => damage(demos[n % 2] ?? Buffer.alloc(0), random))
  const atOnce = pLimit(4)
  const outcomes = new Map<string, number>()
  await Promise.all(
    copies.map(copy =>
      atOnce(async () => {
        const outcome = outcomeOf(await read(copy))
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      }),
    ),
  )
  process.stdout.write(`${JSON.stringify(Object.fromEntries(outcomes))}\n`)
  expect([...outcomes.keys()].filter(outcome => ![...refusals, 'read'].includes(outcome))).toEqual([])
  expect(outcomes.get('DEMO_DAMAGED')).toBeGreaterThan(0)
}, 1_200_000)

const packetCommand = 7
const compressed = 64
const frame = (command: number, content: Buffer) =>
  Buffer.concat([varint(command), varint(1), varint(content.length), content])
/** The demo with a frame after its beginning, in which a class of a second, a header and the tables are. */
async function withFrame(frame: Buffer): Promise<Buffer> {
  const demo = await syntheticDemo()
  const body = Buffer.concat([
    demo.subarray(16, startOfPackets(demo)),
    frame,
    demo.subarray(startOfPackets(demo)),
  ])
  const head = Buffer.from(demo.subarray(0, 16))
  head.writeUInt32LE(demo.readUInt32LE(8) + frame.length, 8)
  return Buffer.concat([head, body])
}

/** Where the first packet of the game begins, behind the tables. */
function startOfPackets(demo: Buffer): number {
  let at = 16
  for (;;) {
    const start = at
    const [command, tick, length] = [numberAt(), numberAt(), numberAt()]
    if (command === packetCommand && tick > 0) return start
    at += length
  }
  function numberAt(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = demo[at++] ?? 0
      value += (byte & 127) * 2 ** shift
      if (byte < 128) return value
    }
  }
}

/** A compressed frame that says that it has so many bytes unpacked. */
const packedBomb = (size: number) =>
  frame(packetCommand | compressed, Buffer.concat([varint(size), Buffer.from([0, 1])]))
/** A packet with one message that says that it has so many bytes. */
const messageBomb = (size: number) =>
  frame(packetCommand, bytes(3, new Bits().ubitvar(55).varint(size).end(8)))
/** A table of so many entries. */
const tableBomb = (entries: number) => {
  const table = Buffer.concat([
    bytes(1, 'userinfo'),
    int(2, entries),
    int(3, 0),
    int(6, 1),
    bytes(7, Buffer.alloc(64)),
  ])
  return frame(packetCommand, bytes(3, new Bits().ubitvar(44).varint(table.length).bytes(table).end()))
}

test.for([
  ['four gigabytes in a packed frame', packedBomb(0xffff_fff0)],
  ['four gigabytes in a message', messageBomb(0xffff_fff0)],
  ['two billion entries in a table', tableBomb(0x7fff_ffff)],
] as const)(
  '%s end within the limits of memory and time (rulebook 8.37)',
  { timeout: 60_000 },
  async ([, bomb]) => {
    const peak = watchChildren()
    const started = Date.now()
    const outcome = outcomeOf(await read(await withFrame(bomb), { memoryMb: 512, seconds: 10 }))
    expect(['DEMO_DAMAGED', 'DEMO_VERSION', 'DEMO_MEMORY', 'DEMO_TIME']).toContain(outcome)
    expect(Date.now() - started).toBeLessThan(15_000)
    // What is taken between two looks may come on top.
    const most = peak.stop()
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(512 + 512)
  },
)

/** Watches the most memory, in MB, that a child of this process has to itself, with its own children. */
function watchChildren() {
  let most = 0
  const look = () => {
    for (const pid of childrenOf(process.pid)) most = Math.max(most, memoryOf(pid))
  }
  const timer = setInterval(look, 10)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

test('a reading that takes too long is ended at any moment of its start, and says so (rulebook 8.37)', async () => {
  const demo = await syntheticDemo()
  for (let ms = 1; ms <= 10; ms++)
    expect(outcomeOf(await read(demo, { seconds: ms / 1000 }))).toBe('DEMO_TIME')
})

test('a reading that is stopped at any moment of its start ends and throws (rulebook 8.37)', async () => {
  const demo = await syntheticDemo()
  for (let ms = 0; ms <= 10; ms += 2)
    await expect(read(demo, {}, AbortSignal.timeout(ms))).rejects.toThrow('timeout')
})

test('a reading that takes too much memory is ended, and says so (rulebook 8.37)', async () => {
  const reading = await read(await syntheticDemo(), { memoryMb: 1 })
  expect(outcomeOf(reading)).toBe('DEMO_MEMORY')
})

const api = fileURLToPath(new URL('..', import.meta.url))

/** Copies the server without the packages of one owner, as they are installed where the optional reader has no binary. */
async function copyWithout(owner: string): Promise<string> {
  const copy = await mkdtemp(join(folder, 'server-'))
  await cp(join(api, 'src'), join(copy, 'src'), { recursive: true })
  await cp(join(api, 'package.json'), join(copy, 'package.json'))
  await mkdir(join(copy, 'node_modules'))
  const installed = await readdir(join(api, 'node_modules'))
  for (const name of installed.filter(name => name !== owner))
    await symlink(join(api, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

test.for([
  ['without the reader', '@laihoe', 'DEMO_NO_READER'],
  ['with all packages', '', 'read'],
] as const)(
  'a server %s answers a demo with a sentence or what it has, and goes on (rulebook 8.37)',
  { timeout: 60_000 },
  async ([, owner, outcome]) => {
    const server = owner === '' ? api : await copyWithout(owner)
    const cwd = await mkdtemp(join(folder, 'reading-'))
    await writeFile(join(cwd, 'a.dem'), await syntheticDemo())
    await writeFile(
      join(cwd, 'read.ts'),
      `import { open } from 'node:fs/promises'
      import { readInChild } from '${join(server, 'src/game/score/upload/demo/read-in-child.ts')}'
      console.log(JSON.stringify(await readInChild(await open('a.dem'), { memoryMb: 1024 })))`,
    )
    const { stdout } = await promisify(execFile)(process.execPath, ['read.ts'], { cwd })
    const reading: DemoReading = JSON.parse(stdout)
    expect(outcomeOf(reading)).toBe(outcome)
    if (!reading.ok) expect(reading.reason).toContain(`${process.platform} ${process.arch}`)
  },
)
