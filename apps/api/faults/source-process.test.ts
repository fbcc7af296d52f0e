import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import {
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  realCounts,
  realLog,
} from '../test/calls/log-calls.ts'
import { countsOf } from '../test/calls/score-upload.ts'
import { openTestApp, type TestApp } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'
import type { ServerProcess } from '../test/servers/server-process.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const start = () => serverOfTest(testApp.url)

test('two processes receive the chunks of one server and one is killed: no acknowledged chunk is lost or counts twice (rulebook 15.7, 15.8)', async () => {
  const admin = await testApp.signUp('organiser', 'admin')
  const { unknown } = await insertLoggedPlayers(testApp.db)
  const golden = (await realCounts()).filter(row => !row.startsWith(unknown)).map(row => `1 ${row}`)
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const servers = [await start(), await start()]
  const chunks = chunksOf(await realLog(), 6_000)
  const send = async (
    to: ServerProcess | undefined,
    { body, begin, end, instance }: (typeof chunks)[number],
  ) => {
    const headers = {
      'x-server-instance-token': instance,
      'x-logbytes-beginoffset': `${begin}`,
      'x-logbytes-endoffset': `${end}`,
    }
    const url = `${to?.address}/api/score-sources/${source.token}/log`
    return fetch(url, { method: 'POST', headers, body: Buffer.from(body) }).then(
      ({ status }) => status,
      () => 0,
    )
  }
  for (const [n, chunk] of chunks.entries()) {
    // Killed while it answers: chunks without an answer are sent again, some of them for the second time.
    const answer = send(servers[n % 2], chunk)
    if (n === Math.floor(chunks.length / 2)) await servers[n % 2]?.kill('SIGKILL')
    if ((await answer) !== 200) expect(await send(servers[(n + 1) % 2], chunk)).toBe(200)
  }
  await vi.waitFor(async () => expect(await countsOf(testApp.db, eventId)).toEqual(golden.toSorted()), {
    timeout: 20_000,
    interval: 100,
  })
  const uploads = await testApp.db
    .selectFrom('score_upload')
    .where('event_id', '=', eventId)
    .select('type')
    .execute()
  expect(uploads.map(({ type }) => type).toSorted()).toEqual(['kill', 'match'])
}, 60_000)
