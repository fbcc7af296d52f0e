import { gunzipSync } from 'node:zlib'
import { expect } from 'vitest'
import {
  countsOf,
  dataFile,
  goldenCounts,
  insertPlayers,
  type UploadPart,
  upload,
} from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'

const log = gunzipSync(await dataFile('server-log-inferno.log.gz'))
const rows = await goldenCounts('server-log-inferno')
const names = new Map(rows.map(([steamId = '', name = '']) => [steamId, name]))

/** The players of the log. */
const it = base.extend('players', { scope: 'file', auto: true }, ({ db }) => insertPlayers(db, [...names]))

const newEvent = async ({ db }: Pick<Fixtures, 'db'>) =>
  (
    await insertTestEvent(db, [
      { open: -90, lock: -60 },
      { open: -50, lock: -30 },
    ])
  ).eventId
const form = (eventId: number, file: Buffer | string, more: UploadPart[] = [['phaseIndex', '1']]) =>
  [['eventId', `${eventId}`], ['type', 'match'], ...more, ['file', file]] satisfies UploadPart[]

it('a server log counts for both uploads at once (rulebook 14.14)', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const dry = await upload(
    admin,
    form(eventId, log, [
      ['phaseIndex', '1'],
      ['dryRun', 'true'],
    ]),
    'inferno.log',
  )
  expect(dry.body).toMatchObject({
    success: true,
    layout: 'server log',
    upload: null,
    uploads: [],
    rows: 107,
  })
  expect(dry.body.changes?.counts).toHaveLength(rows.length)
  expect(await countsOf(db, eventId)).toEqual([])

  const { status, body } = await upload(admin, form(eventId, log), 'inferno.log')
  expect(status).toBe(200)
  expect(body).toMatchObject({ phases: [1], uncounted: [], incomplete: [17, 19], skipped: [] })
  expect(body.uploads.map(each => each.type)).toEqual(['kill', 'match'])
  expect(body.upload?.id).toBe(body.uploads[1]?.id)
  const expected = rows.map(([steamId, , keyplayId, count]) => `1 ${steamId} ${keyplayId} ${count}`)
  expect(await countsOf(db, eventId)).toEqual(expected.toSorted())

  const history = await admin.call<{ uploads: object[] }>(
    `/api/clutchdeck/get-score-uploads?eventId=${eventId}`,
  )
  expect(history.body.uploads).toMatchObject([
    { type: 'match', layout: 'server log', rows: 10, fileName: 'inferno.log', phases: [1], current: [1] },
    { type: 'kill', layout: 'server log', rows: 97, fileName: 'inferno.log', phases: [1], current: [1] },
  ])
  const id = body.uploads[0]?.id
  const kept = await admin.call<{ fileName: string }>(`/api/clutchdeck/get-score-upload?id=${id}`)
  expect(kept.body).toMatchObject({ fileName: 'inferno-counts.csv' })
  const restored = await admin.call('/api/clutchdeck/restore-upload', { id })
  expect(restored.status).toBe(200)
})

it('a log replaces both types in its phase and nothing else (rulebook 8.15)', async ({ admin, db }) => {
  const eventId = await newEvent({ db })
  const [steamId = ''] = names.keys()
  for (const [type, keyplay] of [
    ['kill', 1],
    ['match', 16],
  ] as const) {
    const csv = `phase,steamId,keyplayId,count\n1,${steamId},${keyplay},999\n2,${steamId},${keyplay},7`
    await upload(admin, [
      ['eventId', `${eventId}`],
      ['type', type],
      ['file', csv],
    ])
  }
  await upload(admin, form(eventId, log), 'inferno.log')
  const counts = await countsOf(db, eventId)
  expect(counts.filter(count => count.endsWith(' 999'))).toEqual([])
  expect(counts.filter(count => count.startsWith('2 '))).toEqual([`2 ${steamId} 1 7`, `2 ${steamId} 16 7`])
})

it.for<[string, Buffer | string, UploadPart[], string]>([
  ['is none', 'steamid,adr\n1,80\n', [['phaseIndex', '1']], 'This is not a server log'],
  ['has no round that counts', log.subarray(0, 20_000), [['phaseIndex', '1']], 'no round that counts'],
  ['has no phase', log, [], 'choose a phase'],
  ['names a phase that there is not', log, [['phaseIndex', '3']], 'The event has no phase 3.'],
])(
  'a log that %s is refused and changes nothing (rulebook 14.14)',
  async ([, file, more, reason], { admin, db }) => {
    const eventId = await newEvent({ db })
    const { status, body } = await upload(admin, form(eventId, file, more), 'inferno.log')
    expect(status).toBe(400)
    expect(body.faults).toMatchObject([{ line: 1, reason: expect.stringContaining(reason) }])
    expect(await countsOf(db, eventId)).toEqual([])
  },
)
