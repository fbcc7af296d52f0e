import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownMaps } from '../test/calls/phase-maps.ts'
import {
  countsOf,
  multipart,
  type UploadPart,
  uploadStream,
  vitalityPlayers,
} from '../test/calls/score-upload.ts'
import { untilBlocked } from '../test/database/until-blocked.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'
import type { ServerProcess } from '../test/servers/server-process.ts'

let testApp: TestApp
let admin: TestUser
let steamIds: string[]
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('operator', 'admin')
  steamIds = [...(await vitalityPlayers(testApp.db)).keys()]
})
afterAll(() => testApp.close())

const start = (env?: Record<string, string>) => serverOfTest(testApp.url, env)

const counts = (steamId: string, count: number) => [
  'phase,steamId,keyplayId,count\n',
  `1,${steamId},1,${count}\n`,
]
const fields = (eventId: number): [string, string][] => [
  ['eventId', `${eventId}`],
  ['type', 'kill'],
  ['phaseIndex', '1'],
]

test('kill -9 during an upload keeps the previous scores complete, leaves no file behind, and the upload can be repeated (rulebook 8.13)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const [steamId = ''] = steamIds
  const temporary = await mkdtemp(join(tmpdir(), 'clutchdeck-kill-'))
  const server = await start({ TMPDIR: temporary })
  const send = (to: ServerProcess, count: number) =>
    uploadStream(to.address, admin, fields(eventId), counts(steamId, count))
  expect((await send(server, 3)).status).toBe(200)

  // The audit entry is the last write of an upload: while it waits, the new counts are written and not committed.
  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table audit in exclusive mode`.execute(holder)
  const cut = send(server, 9).catch(() => 'cut')
  await untilBlocked(testApp.db, cut, 'insert into "audit"')
  await server.kill('SIGKILL')
  expect(await cut).toBe('cut')
  await holder.rollback().execute()

  expect(await countsOf(testApp.db, eventId)).toEqual([`1 ${steamId} 1 3`])
  expect(await readdir(temporary)).toEqual([])
  const restarted = await start({ TMPDIR: temporary })
  expect((await send(restarted, 9)).status).toBe(200)
  expect(await countsOf(testApp.db, eventId)).toEqual([`1 ${steamId} 1 9`])
  await restarted.kill('SIGKILL')
  await rm(temporary, { recursive: true, force: true })
})

test('kill -9 while several files are added leaves the set of maps as it was, and they can be added again (rulebook 16.9)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const [killer = '', victim = ''] = steamIds
  const file = (map: string) =>
    `match_id,map_name,round,attacker_steamid,user_steamid,headshot\n1,${map},1,${killer},${victim},1`
  const add = (to: ServerProcess, maps: readonly string[]) => {
    const parts: UploadPart[] = [...fields(eventId), ['mode', 'add']]
    const { payload, headers } = multipart([
      ...parts,
      ...maps.map((map): UploadPart => ['file', file(map), `${map}.csv`]),
    ])
    const headersOfAdmin = { ...headers, cookie: admin.cookie }
    return fetch(`${to.address}/api/clutchdeck/upload-score`, {
      method: 'POST',
      headers: headersOfAdmin,
      body: new Uint8Array(payload),
    })
  }
  const server = await start()
  expect((await add(server, ['de_nuke'])).status).toBe(200)
  const before = await countsOf(testApp.db, eventId)

  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table audit in exclusive mode`.execute(holder)
  const cut = add(server, ['de_train', 'de_mirage']).catch(() => 'cut')
  await untilBlocked(testApp.db, cut, 'insert into "audit"')
  await server.kill('SIGKILL')
  expect(await cut).toBe('cut')
  await holder.rollback().execute()

  expect(await countsOf(testApp.db, eventId)).toEqual(before)
  expect(await shownMaps(admin, eventId)).toEqual(['kill de_nuke in'])
  const restarted = await start()
  expect((await add(restarted, ['de_train', 'de_mirage'])).status).toBe(200)
  expect(await shownMaps(admin, eventId)).toEqual([
    'kill de_nuke in',
    'kill de_train in',
    'kill de_mirage in',
  ])
  await restarted.kill('SIGKILL')
})

const megabyte = 1024 * 1024

/** A kill feed of this many bytes, row by row. */
/** Maps of thirty rounds, each with five kills. */
function* killFeed(bytes: number, steamIds: string[]): Generator<string> {
  const note = 'n'.repeat(900)
  yield 'match_id,total_rounds_played,tick,attacker_steamid,user_steamid,headshot,note\n'
  let batch = ''
  for (let n = 0, written = 0; written < bytes; n++) {
    const [kill, round] = [n % 5, Math.floor(n / 5) % 30]
    const people = `${steamIds[kill]},${steamIds[kill + 5]}`
    batch += `m${Math.floor(n / 150)},${round},${9000 * round + 64 * kill},${people},True,${note}\n`
    if (batch.length < 65_536 && written + batch.length < bytes) continue
    yield batch
    written += batch.length
    batch = ''
  }
}

const memory = async (pid: number, line: 'VmRSS' | 'VmHWM') => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024
}

test.runIf(process.platform === 'linux')(
  'a file of 200 MB increases the memory of the process by less than 256 MB (rulebook 8.20)',
  async () => {
    const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
    const server = await start()
    const send = (bytes: number) =>
      uploadStream(server.address, admin, fields(eventId), killFeed(bytes, steamIds))
    expect((await send(megabyte)).status).toBe(200)
    const before = await memory(server.pid, 'VmRSS')
    // Resets the peak to the current use.
    await writeFile(`/proc/${server.pid}/clear_refs`, '5')
    const answer = await send(200 * megabyte)
    expect(await answer.json()).toMatchObject({ success: true, layout: 'kill feed' })
    expect((await memory(server.pid, 'VmHWM')) - before).toBeLessThan(256 * megabyte)
  },
  120_000,
)
