import { randomBytes } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { countsOf, type UploadPart, upload, vitalityPlayers } from '../../../../test/calls/score-upload.ts'
import { it as base } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'

const it = base
  .extend('admin', { scope: 'file' }, ({ signUp }) => signUp('historian', 'admin'))
  .extend('vitality', { scope: 'file' }, ({ db }) => vitalityPlayers(db))
  .extend('steamId', { scope: 'file' }, ({ vitality }) => [...vitality.keys()][0] ?? '')

const send = async (
  { steamId, admin }: { steamId: string; admin: TestUser },
  eventId: number,
  count: number,
) => {
  const parts: UploadPart[] = [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', `phase,steamId,keyplayId,count\n1,${steamId},1,${count}`],
  ]
  return (await upload(admin, parts)).body.upload?.id ?? 0
}
type History = {
  uploads: {
    id: number
    current: number[]
    restoredFrom: number | null
    user: object
    rows: number
    fileParts: number
  }[]
}
const history = async ({ admin }: { admin: TestUser }, eventId: number) =>
  (await admin.call<History>(`/api/clutchdeck/get-score-uploads?eventId=${eventId}`)).body.uploads

it('restoring an earlier upload applies its counts again, with an entry in the history (rulebook 8.17)', async ({
  db,
  admin,
  steamId,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const first = await send({ steamId, admin }, eventId, 3)
  const second = await send({ steamId, admin }, eventId, 9)
  const dry = await admin.call<{ changes: { counts: object[] } }>('/api/clutchdeck/restore-upload', {
    id: first,
    dryRun: true,
  })
  expect(dry.body.changes.counts).toMatchObject([{ keyplayId: 1, before: 9, after: 3 }])
  expect(await countsOf(db, eventId)).toEqual([`1 ${steamId} 1 9`])
  const { body } = await admin.call<{ upload: { id: number } }>('/api/clutchdeck/restore-upload', {
    id: first,
  })
  expect(await countsOf(db, eventId)).toEqual([`1 ${steamId} 1 3`])
  expect(await history({ admin }, eventId)).toMatchObject([
    { id: body.upload.id, current: [1], restoredFrom: first, rows: 1, user: { username: 'historian' } },
    { id: second, current: [], restoredFrom: null },
    { id: first, current: [], restoredFrom: null },
  ])
})

it('the original file of an upload can be downloaded in parts, also by an upload that restores it; it is stored once and removed with its event (rulebook 8.24)', async ({
  db,
  admin,
  steamId,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  // Long and random enough to compress to more than one part.
  const rows = Array.from(
    { length: 1500 },
    () => `${steamId},${steamId},1,x,${randomBytes(768).toString('base64')}`,
  )
  const file = Buffer.from(['\uFEFFattacker_steamid,user_steamid,round,map,note', ...rows].join('\r\n'))
  const parts: UploadPart[] = [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['phaseIndex', '1'],
    ['file', file],
  ]
  expect((await upload(admin, [...parts, ['dryRun', 'true']])).status).toBe(200)
  expect(await db.selectFrom('score_file').where('event_id', '=', eventId).select('part').execute()).toEqual(
    [],
  )
  const first = (await upload(admin, parts)).body.upload?.id ?? 0
  const again = (await upload(admin, parts)).body.upload?.id ?? 0
  const restored = await admin.call<{ upload: { id: number } }>('/api/clutchdeck/restore-upload', {
    id: first,
  })
  const kept = await db.selectFrom('score_file').where('event_id', '=', eventId).select('part').execute()
  expect(kept.length).toBeGreaterThan(1)
  for (const id of [first, again, restored.body.upload.id]) {
    const chunks: Buffer[] = []
    for (const { part } of kept) {
      const { body } = await admin.call<{ fileName: string; parts: number; gzip: string }>(
        `/api/clutchdeck/get-score-file?id=${id}&part=${part}`,
      )
      expect(body).toMatchObject({ fileName: 'scores.csv', parts: kept.length })
      chunks.push(Buffer.from(body.gzip, 'base64'))
    }
    expect(gunzipSync(Buffer.concat(chunks)).equals(file)).toBe(true)
  }
  const uploads = await history({ admin }, eventId)
  expect(uploads.map(({ fileParts }) => fileParts)).toEqual([kept.length, kept.length, kept.length])
  const beyond = await admin.call(`/api/clutchdeck/get-score-file?id=${first}&part=${kept.length}`)
  expect(beyond.status).toBe(404)
  await expect(db.updateTable('score_file').set({ part: 9 }).execute()).rejects.toThrow('not changed')
  await db.deleteFrom('event').where('id', '=', eventId).execute()
  expect(await db.selectFrom('score_file').where('event_id', '=', eventId).select('part').execute()).toEqual(
    [],
  )
})

it('history and restoring are for admins; a completed event refuses a restore', async ({
  db,
  signUp,
  admin,
  steamId,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const id = await send({ steamId, admin }, eventId, 3)
  const player = await signUp('curious')
  expect((await player.call(`/api/clutchdeck/get-score-uploads?eventId=${eventId}`)).status).toBe(403)
  expect((await player.call('/api/clutchdeck/restore-upload', { id })).status).toBe(403)
  expect((await admin.call('/api/clutchdeck/restore-upload', { id: 999_999 })).status).toBe(404)
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  const refused = await admin.call('/api/clutchdeck/restore-upload', { id })
  expect(refused).toMatchObject({ status: 409, body: { rule: 'EVENT_COMPLETED' } })
})

it('every upload of the history can be downloaded as counts, which can be uploaded again (rulebook 8.24)', async ({
  db,
  steamId,
  admin,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const first = await send({ steamId, admin }, eventId, 3)
  await send({ steamId, admin }, eventId, 9)
  const { body } = await admin.call<{ fileName: string; csv: string; count: number }>(
    `/api/clutchdeck/get-score-upload?id=${first}`,
  )
  expect(body).toEqual({
    fileName: expect.stringMatching(/-counts\.csv$/),
    csv: `\uFEFFphase,steamId,keyplayId,count\r\n1,${steamId},1,3\r\n`,
    count: 1,
  })
  expect((await admin.call('/api/clutchdeck/get-score-upload?id=999999')).status).toBe(404)
})

describe('after phases were renumbered, an earlier upload still applies to its phases', () => {
  const coming = [1, 2, 3].map(day => ({ open: day * 1440, lock: day * 1440 + 60 }))
  const edit = async ({ admin }: { admin: TestUser }, call: string, body: object) =>
    expect((await admin.call(`/api/clutchdeck/${call}`, body)).status).toBe(200)

  it('swapped phases', async ({ db, steamId, admin }) => {
    const { eventId } = await insertTestEvent(db, coming)
    const first = await send({ steamId, admin }, eventId, 3)
    await send({ steamId, admin }, eventId, 9)
    await edit({ admin }, 'reorder-phases', { eventId, from: 1, to: 3 })
    expect(await countsOf(db, eventId)).toEqual([`3 ${steamId} 1 9`])
    expect((await admin.call('/api/clutchdeck/restore-upload', { id: first })).status).toBe(200)
    expect(await countsOf(db, eventId)).toEqual([`3 ${steamId} 1 3`])
    expect(await history({ admin }, eventId)).toMatchObject([
      { phases: [3] },
      { phases: [3] },
      { phases: [3] },
    ])
  })

  it('a removed phase: nothing can be restored', async ({ db, admin, steamId }) => {
    const { eventId } = await insertTestEvent(db, coming)
    const first = await send({ steamId, admin }, eventId, 3)
    await edit({ admin }, 'remove-phase', { eventId, index: 1 })
    const refused = await admin.call('/api/clutchdeck/restore-upload', { id: first })
    expect(refused).toMatchObject({ status: 409, body: { rule: 'STALE' } })
    expect(await countsOf(db, eventId)).toEqual([])
  })
})

it('a player removed since then no longer counts', async ({ db, vitality, admin, steamId }) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const passing = [...vitality.keys()][1] ?? ''
  const { body } = await upload(admin, [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', `phase,steamId,keyplayId,count\n1,${steamId},1,3\n1,${passing},1,5`],
  ])
  await send({ steamId, admin }, eventId, 9)
  const removed = await admin.call('/api/csdata/remove-player', { id: vitality.get(passing) })
  expect(removed.status).toBe(200)
  expect((await admin.call('/api/clutchdeck/restore-upload', { id: body.upload?.id })).status).toBe(200)
  expect(await countsOf(db, eventId)).toEqual([`1 ${steamId} 1 3`])
})
