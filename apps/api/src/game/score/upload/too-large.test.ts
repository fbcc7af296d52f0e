import { readdir, readlink } from 'node:fs/promises'
import { expect } from 'vitest'
import { upload, uploadStream } from '../../../../test/calls/score-upload.ts'
import { dump } from '../../../../test/database/dump.ts'
import { type Fixtures, itWith } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

const megabyte = 1024 * 1024

const it = itWith({ scoreFileBytes: megabyte })
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .extend(
    'eventId',
    { scope: 'file' },
    async ({ db }) => (await insertTestEvent(db, [{ open: -60, lock: -30 }])).eventId,
  )

function* rows(bytes: number) {
  const row = '1,76561198000000001,1,4\n'.repeat(1000)
  yield 'phase,steamId,keyplayId,count\n'
  for (let sent = 0; sent < bytes; sent += row.length) yield row
}

const send = (
  { address, admin, eventId }: Pick<Fixtures, 'admin'> & { address: string; eventId: number },
  bytes: number,
) =>
  uploadStream(
    address,
    admin,
    [
      ['eventId', `${eventId}`],
      ['type', 'kill'],
    ],
    rows(bytes),
  )

/** Uploads that this process still has on the disk, as unlinked files. */
async function held(): Promise<string[]> {
  const open = await readdir('/proc/self/fd')
  const files = await Promise.all(open.map(fd => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return files.filter(file => file.includes('clutchdeck-upload'))
}

it('a score file over the limit is refused while it arrives (413), leaves no file behind, and the server accepts the next', async ({
  db,
  address,
  admin,
  eventId,
}) => {
  const before = await dump(db)
  const answer = await send({ address, admin, eventId }, 3 * megabyte)
  expect([answer.status, await answer.json()]).toEqual([
    413,
    expect.objectContaining({ rule: 'FILE_TOO_LARGE', facts: { limit: 1 } }),
  ])
  expect(await dump(db)).toEqual(before)
  expect(await held()).toEqual([])
  // Within the limit the file is read to its end and refused for its unknown player.
  expect((await send({ address, admin, eventId }, megabyte / 2)).status).toBe(400)
})

it('several files that are over the limit together are refused, and none is left behind (rulebook 16.3)', async ({
  admin,
  eventId,
}) => {
  const most = [...rows(megabyte * 0.6)].join('')
  const { status, body } = await upload(admin, [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', most, 'a.csv'],
    ['file', most, 'b.csv'],
  ])
  expect([status, body.rule]).toEqual([413, 'FILE_TOO_LARGE'])
  expect(await held()).toEqual([])
})

it('a JSON body over 256 kB is a 413, before the session is checked', async ({ visitor }) => {
  const { status, body } = await visitor.call('/api/auth/get-user', { user: 'x'.repeat(257 * 1024) })
  expect([status, body]).toEqual([413, { message: expect.any(String), code: 'PAYLOAD_TOO_LARGE' }])
})
