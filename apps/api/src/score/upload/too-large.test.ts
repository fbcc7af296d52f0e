import { readdir, readlink } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadStream } from '../../../test/calls/score-upload.ts'
import { dump } from '../../../test/database/dump.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'

const megabyte = 1024 * 1024

let testApp: TestApp
let admin: TestUser
let address: string
let eventId: number
beforeAll(async () => {
  testApp = await openTestApp({ scoreFileBytes: megabyte })
  admin = await testApp.signUp('the_admin', 'admin')
  address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  eventId = (await insertTestEvent(testApp.db, [{ open: -60, lock: -30 }])).eventId
})
afterAll(() => testApp.close())

function* rows(bytes: number) {
  const row = '1,76561198000000001,1,4\n'.repeat(1000)
  yield 'phase,steamId,keyplayId,count\n'
  for (let sent = 0; sent < bytes; sent += row.length) yield row
}

const send = (bytes: number) =>
  uploadStream(
    address,
    admin,
    [
      ['eventId', `${eventId}`],
      ['type', 'kill'],
    ],
    rows(bytes),
  )

/** Uploads that this process still holds on the disk: they have no name there. */
async function held(): Promise<string[]> {
  const open = await readdir('/proc/self/fd')
  const files = await Promise.all(open.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return files.filter(file => file.includes('clutchdeck-upload'))
}

test('a score file past the limit is refused while it comes, leaves nothing behind and the server takes the next (413)', async () => {
  const before = await dump(testApp.db)
  const answer = await send(3 * megabyte)
  expect([answer.status, await answer.json()]).toEqual([
    413,
    expect.objectContaining({ rule: 'FILE_TOO_LARGE', facts: { limit: 1 } }),
  ])
  expect(await dump(testApp.db)).toEqual(before)
  expect(await held()).toEqual([])
  // Within the limit it is read to its end: the player is unknown.
  expect((await send(megabyte / 2)).status).toBe(400)
})

test('a JSON body past 256 kB is a 413, before who asks is asked', async () => {
  const { status, body } = await testApp.visitor.call('/api/auth/get-user', { user: 'x'.repeat(257 * 1024) })
  expect([status, body]).toEqual([413, { message: expect.any(String), code: 'FST_ERR_CTP_BODY_TOO_LARGE' }])
})
