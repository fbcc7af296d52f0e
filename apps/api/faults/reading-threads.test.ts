import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { type FileTask, openFileReader } from '../src/game/score/upload/file/file-reader.ts'
import { spoolFile } from '../src/game/score/upload/file/spooled-file.ts'

const known = new Set(['76561198113666193', '76561197989744167'])
const keyplayTypes = new Map([[1, 'kill' as const]])
const [killer, victim] = [...known]
const header = 'match_id,total_rounds_played,tick,attacker_steamid,user_steamid,headshot\n'

/** A kill feed of this many maps, each with a kill. */
async function* killFeed(maps: number) {
  const rows = Array.from({ length: maps }, (_, n) => `m${n},1,9000,${killer},${victim},True\n`)
  yield Buffer.from(header + rows.join(''))
}

async function feed(maps: number): Promise<FileTask & AsyncDisposable> {
  const { name, handle } = await spoolFile('feed.csv', killFeed(maps))
  const task = {
    type: 'kill',
    phaseIndex: 1,
    phases: [1],
    known,
    keyplayTypes,
    fd: handle.fd,
    fileName: name,
  } as const
  return { ...task, [Symbol.asyncDispose]: () => handle.close() }
}

const reasonsOf = (result: Awaited<ReturnType<ReturnType<typeof openFileReader>>>) =>
  result.ok ? [] : result.faults.map(({ reason }) => reason)

test('a file that takes too much memory is refused with a sentence, and the files after it are read (rulebook 8.20)', async () => {
  const read = openFileReader({ threads: 1, memoryMb: 24, seconds: 600 })
  await using small = await feed(1)
  await using large = await feed(60_000)
  const [first, refused, next] = await Promise.all([read(small), read(large), read(small)])
  expect(reasonsOf(refused)).toEqual(['Reading the file takes more than 24 MB of memory.'])
  expect(first).toMatchObject({ ok: true, rows: 1, layout: 'kill feed' })
  expect(next).toEqual(first)
})

test('a file that takes too long is refused with a sentence, and holds up no other for longer (rulebook 8.20)', async () => {
  const read = openFileReader({ threads: 1, memoryMb: 512, seconds: 0.001 })
  await using file = await feed(1000)
  for (const result of await Promise.all([read(file), read(file)]))
    expect(reasonsOf(result)).toEqual(['Reading the file takes more than 0.001 seconds.'])
})

test('a thread that has read its files ends after a while, and gives its memory back', async () => {
  const opened = once(process, 'worker') as Promise<[Worker]>
  const read = openFileReader({ threads: 1, memoryMb: 512, seconds: 600, keptMs: 1 })
  await using file = await feed(1)
  await read(file)
  const [thread] = await opened
  if (thread.threadId !== -1) await once(thread, 'exit')
  expect(await read(file)).toMatchObject({ ok: true, rows: 1 })
})

test('a map that its file does not name is known by the name of the file (rulebook 16.2)', async () => {
  const read = openFileReader({ threads: 1, memoryMb: 512, seconds: 600 })
  const row = `total_rounds_played,tick,attacker_steamid,user_steamid,headshot\n1,9000,${killer},${victim},True\n`
  const { handle } = await spoolFile('one.csv', ReadableStream.from([Buffer.from(row)]))
  await using task = { ...(await feed(1)), fd: handle.fd, fileName: 'one.csv' }
  const [one, other] = await Promise.all([read(task), read({ ...task, fileName: 'other.csv' })])
  await handle.close()
  const keyOf = (result: typeof one) => {
    const [map] = result.ok && 'maps' in result ? result.maps : []
    return map && 'key' in map ? map.key : undefined
  }
  expect(keyOf(one)).toContain('one')
  expect(keyOf(other)).toContain('other')
})
