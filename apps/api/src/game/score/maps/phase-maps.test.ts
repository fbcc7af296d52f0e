import { describe, expect } from 'vitest'
import { choose, type MapChanges, phaseMaps, shownMaps } from '../../../../test/calls/phase-maps.ts'
import {
  countsOf,
  dataFile,
  insertPlayers,
  type UploadPart,
  upload,
  vitalityPlayers,
} from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { saveEntries } from '../../score-source/reading/save-entries.ts'

const it = base.extend('players', { scope: 'file', auto: true }, ({ db }) => vitalityPlayers(db))

const newEvent = async ({ db }: Pick<Fixtures, 'db'>) =>
  (
    await insertTestEvent(db, [
      { open: -90, lock: -60 },
      { open: -50, lock: 30 },
    ])
  ).eventId

type File = { name: string; text: string | Buffer }
type Sent = {
  type?: 'kill' | 'match' | 'both'
  mode?: 'add' | 'replace'
  phase?: number
  dryRun?: boolean
  sameMaps?: 'replace' | 'both'
}
const send = (
  admin: Parameters<typeof upload>[0],
  eventId: number,
  files: readonly File[],
  { type = 'kill', mode, phase = 1, dryRun, sameMaps }: Sent = {},
) =>
  upload(admin, [
    ['eventId', `${eventId}`],
    ...files.slice(0, 1).map(({ name, text }): UploadPart => ['file', text, name]),
    ['type', type],
    ['phaseIndex', `${phase}`],
    ...(mode ? [['mode', mode] satisfies UploadPart] : []),
    ...(sameMaps ? [['sameMaps', sameMaps] satisfies UploadPart] : []),
    ...(dryRun ? [['dryRun', 'true'] satisfies UploadPart] : []),
    ...files.slice(1).map(({ name, text }): UploadPart => ['file', text, name]),
  ])

/** The real kill feed of four maps, cut into one file a map. */
const mapFiles = async (): Promise<File[]> => {
  const [header = '', ...rows] = (await dataFile('vitality-furia-kills.csv'))
    .toString('utf8')
    .trim()
    .split(/\r?\n/)
  const at = header.split(',').indexOf('map_name')
  const byMap = Map.groupBy(rows, row => row.split(',')[at] ?? '')
  return Array.from(byMap, ([map, ofMap]) => ({ name: `${map}.csv`, text: [header, ...ofMap].join('\n') }))
}
const wholeFile = async (): Promise<File> => ({
  name: 'all.csv',
  text: await dataFile('vitality-furia-kills.csv'),
})

/** The counts of the real series in a new event. */
const countsOfSeries = async ({ db, admin }: Pick<Fixtures, 'db' | 'admin'>) => {
  const eventId = await newEvent({ db })
  await send(admin, eventId, [await wholeFile()])
  return countsOf(db, eventId)
}

type History = {
  uploads: {
    id: number
    number: number
    step: string
    undid: number | null
    current: number[]
    fileName: string
    files: { fileName: string; parts: number }[]
  }[]
}
const historyOf = async (admin: Pick<Fixtures['admin'], 'call'>, eventId: number) =>
  (await admin.call<History>(`/api/clutchdeck/get-score-uploads?eventId=${eventId}`)).body.uploads

it('both scores in one upload are one act, also if results are final at once (rulebook 8.40)', async ({
  db,
  admin,
}) => {
  const eventId = await newEvent({ db })
  await admin.call('/api/clutchdeck/update-event', { eventId, data: { finalAfterHours: 0 } })
  const stats = { name: 'stats.csv', text: await dataFile('vitality-furia-stats.csv') }
  const files = [await wholeFile(), stats]
  const { status, body } = await send(admin, eventId, files, { type: 'both' })
  expect([status, body.uploads.map(({ type }) => type)]).toEqual([200, ['kill', 'match']])
  expect(await send(admin, eventId, files, { type: 'both' })).toMatchObject({
    status: 400,
    body: { rule: 'CORRECTION_REASON' },
  })
  const chosen = (await phaseMaps(admin, eventId)).map(({ id }) => ({ id, state: 'out' as const }))
  const choice = { eventId, maps: chosen, reason: 'Played again.' }
  expect((await admin.call('/api/clutchdeck/update-phase-maps', choice)).status).toBe(200)
})

describe('several files', () => {
  it('in one upload count together, as one entry of the history (rulebook 16.3)', async ({ db, admin }) => {
    const eventId = await newEvent({ db })
    const { status, body } = await send(admin, eventId, await mapFiles())
    expect([status, body.rows, body.files?.length]).toEqual([200, 553, 4])
    expect(await countsOf(db, eventId)).toEqual(await countsOfSeries({ db, admin }))
    const [entry, ...others] = await historyOf(admin, eventId)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ number: 1, step: 'replace', current: [1] })
    expect(entry?.files.map(({ fileName, parts }) => [fileName, parts])).toEqual(
      (await mapFiles()).map(({ name }) => [name, 1]),
    )
    for (const [file, { name }] of (await mapFiles()).entries()) {
      const part = await admin.call<{ fileName: string }>(
        `/api/clutchdeck/get-score-file?id=${entry?.id}&part=0&file=${file}`,
      )
      expect(part.body.fileName).toBe(name)
    }
  })

  it('added one after another, by two admins at once, all count (rulebook 16.3)', async ({
    db,
    admin,
    signUp,
  }) => {
    const eventId = await newEvent({ db })
    const other = await signUp('second_admin', 'admin')
    const files = await mapFiles()
    const answers = await Promise.all(
      files.map((file, at) => send(at % 2 ? admin : other, eventId, [file], { mode: 'add' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await countsOf(db, eventId)).toEqual(await countsOfSeries({ db, admin }))
    const listed = await phaseMaps(admin, eventId)
    expect(new Set(listed.map(({ user }) => user.username))).toEqual(new Set(['the_admin', 'second_admin']))
    expect(listed).toHaveLength(4)
  })

  it('the same map twice at once counts once (rulebook 16.2)', async ({ db, admin }) => {
    const eventId = await newEvent({ db })
    const [nuke] = await mapFiles()
    await send(admin, eventId, nuke ? [nuke] : [])
    const once = await countsOf(db, eventId)
    await Promise.all([1, 2, 3].map(() => send(admin, eventId, nuke ? [nuke] : [], { mode: 'add' })))
    expect(await countsOf(db, eventId)).toEqual(once)
    expect(await phaseMaps(admin, eventId)).toHaveLength(1)
  })

  it('of the same map count once, whatever they are called and say of it (rulebook 16.11, 16.12)', async ({
    db,
    admin,
  }) => {
    const eventId = await newEvent({ db })
    const [whole = { name: '', text: '' }] = await mapFiles()
    const nuke = { ...whole, text: whole.text.toString().replace(/\n.*$/, '') }
    const nameless = { name: 'kills.csv', text: whole.text.toString().replace('map_name', 'other_name') }
    await send(admin, eventId, [nameless])
    const once = await countsOf(db, eventId)
    const copy = await send(admin, eventId, [{ ...nameless, name: 'kills (1).csv' }], { mode: 'add' })
    expect(copy).toMatchObject({ status: 200, body: { upload: null, uploads: [], doubled: [] } })
    expect(copy.body.known).toMatchObject([{ source: 'kills (1).csv', phase: 1, type: 'kill' }])
    const asked = await send(admin, eventId, [nuke], { mode: 'add', dryRun: true })
    const doubled = [{ source: nuke.name, other: { source: 'kills.csv', phase: 1 } }]
    expect(asked.body).toMatchObject({ doubled, changes: { maps: [], counts: [] } })
    for (const phase of [1, 2]) {
      const refused = await send(admin, eventId, [nuke], { mode: 'add', phase })
      expect(refused).toMatchObject({ status: 400, body: { rule: 'SAME_MAP' } })
    }
    expect(await countsOf(db, eventId)).toEqual(once)
    expect(await historyOf(admin, eventId)).toHaveLength(1)
    await send(admin, eventId, [nuke], { mode: 'add', sameMaps: 'replace' })
    expect(await phaseMaps(admin, eventId)).toMatchObject([{ source: { name: nuke.name }, doubledWith: [] }])
    await send(admin, eventId, [nameless], { mode: 'add', phase: 2, sameMaps: 'both' })
    const [first, second] = await phaseMaps(admin, eventId)
    expect([first?.doubledWith, second?.doubledWith]).toEqual([[second?.id], [first?.id]])
  })

  it('with the same map are refused, with both places (rulebook 16.2)', async ({ db, admin }) => {
    const eventId = await newEvent({ db })
    const [nuke = { name: '', text: '' }] = await mapFiles()
    const { status, body } = await send(admin, eventId, [await wholeFile(), nuke])
    expect([status, body.faultCount]).toEqual([400, 1])
    expect(body.faults).toMatchObject([
      { file: nuke.name, line: 2, reason: 'This map is already in "all.csv", line 2.' },
    ])
    expect(await countsOf(db, eventId)).toEqual([])
  })

  it('with a fault in one change nothing, and the fault names its file (rulebook 8.13, 16.3)', async ({
    db,
    admin,
  }) => {
    const eventId = await newEvent({ db })
    const [nuke = { name: '', text: '' }] = await mapFiles()
    const bad = { name: 'bad.csv', text: 'round,attacker_steamid,user_steamid\n1,x,y' }
    const { status, body } = await send(admin, eventId, [nuke, bad])
    expect(status).toBe(400)
    expect(new Set(body.faults?.map(({ file }) => file))).toEqual(new Set(['bad.csv']))
    expect(await historyOf(admin, eventId)).toEqual([])
  })

  it('a file a map, as MatchZy writes them, count together or one after another (rulebook 16.2)', async ({
    db,
    admin,
  }) => {
    const [one, two] = ['76561199000000001', '76561199000000006']
    await insertPlayers(db, [
      [one, 'x'],
      [two, 'y'],
    ])
    const header = 'matchid,mapnumber,steamid64,team,name,kills,damage,utility_damage,v1_wins,v2_wins'
    const files = [
      { name: 'match_data_map0_12.csv', text: `${header}\n12,0,${one},Red,x,20,2000,130,1,1` },
      {
        name: 'match_data_map1_12.csv',
        text: `${header}\n12,1,${one},Red,x,20,1800,260,0,0\n12,1,${two},Blue,y,9,900,50,2,0`,
      },
    ]
    const expected = [`1 ${one} 15 7`, `1 ${two} 15 1`]
    const together = await newEvent({ db })
    await send(admin, together, files, { type: 'match' })
    expect(await countsOf(db, together)).toEqual(expected)
    const apart = await newEvent({ db })
    for (const file of files) await send(admin, apart, [file], { type: 'match', mode: 'add' })
    expect(await countsOf(db, apart)).toEqual(expected)
  })
})

it('a counts file has no maps: it is refused with `add`, and next to another file (rulebook 16.3)', async ({
  db,
  admin,
}) => {
  const eventId = await newEvent({ db })
  const counts = { name: 'counts.csv', text: 'phase,steamId,keyplayId,count\n1,76561198113666193,1,7' }
  const [nuke = counts] = await mapFiles()
  const reason = expect.stringContaining('A counts file has no maps')
  expect((await send(admin, eventId, [counts], { mode: 'add' })).body.faults).toMatchObject([{ reason }])
  expect((await send(admin, eventId, [nuke, counts])).body.faults).toMatchObject([
    { file: 'counts.csv', reason },
  ])
  expect((await send(admin, eventId, [counts])).status).toBe(200)
})

describe('a dry run', () => {
  it('names what it adds, replaces, removes and keeps, and warns of a phase that has not locked (rulebook 16.8)', async ({
    db,
    admin,
  }) => {
    const eventId = await newEvent({ db })
    const [mirage = { name: '', text: '' }, inferno = mirage, nuke = mirage, overpass = mirage] =
      await mapFiles()
    await send(admin, eventId, [mirage, inferno, nuke])
    const shorter = { ...inferno, text: inferno.text.toString().split('\n').slice(0, -1).join('\n') }
    const preview = async (files: File[], sent: Sent) =>
      (await send(admin, eventId, files, { dryRun: true, ...sent })).body.changes
    const namesOf = (changes: MapChanges | undefined) =>
      changes?.maps.map(({ added, replaced, removed, kept }) =>
        [added, replaced, removed, kept].map(maps => maps.map(({ map }) => map)),
      )
    const added = await preview([shorter, overpass], { mode: 'add' })
    expect(namesOf(added)).toEqual([[['de_overpass'], ['de_inferno'], [], ['de_mirage', 'de_nuke']]])
    expect(added?.unlocked).toEqual([])
    expect(namesOf(await preview([overpass, nuke], {}))).toEqual([
      [['de_overpass'], [], ['de_mirage', 'de_inferno'], ['de_nuke']],
    ])
    expect((await preview([overpass], { phase: 2 }))?.unlocked).toEqual([2])
    expect(await phaseMaps(admin, eventId)).toHaveLength(3)
  })
})

describe('an admin', () => {
  it('takes a map out and in again, and removes it (rulebook 16.6)', async ({ db, admin }) => {
    const eventId = await newEvent({ db })
    const files = await mapFiles()
    await send(admin, eventId, files)
    const all = await countsOf(db, eventId)
    const [first] = await phaseMaps(admin, eventId)
    const id = first?.id ?? 0
    const dry = await choose(admin, eventId, [{ id, state: 'removed' }], true)
    expect(dry.body.changes?.maps).toMatchObject([{ removed: [{ map: first?.map }] }])
    expect(await countsOf(db, eventId)).toEqual(all)
    await choose(admin, eventId, [{ id, state: 'out' }])
    expect(await shownMaps(admin, eventId)).toContain(`kill ${first?.map} out`)
    const without = await countsOf(db, eventId)
    expect(without).not.toEqual(all)
    await choose(admin, eventId, [{ id, state: 'in' }])
    expect(await countsOf(db, eventId)).toEqual(all)
    await choose(admin, eventId, [{ id, state: 'removed' }])
    expect(await countsOf(db, eventId)).toEqual(without)
    expect(await phaseMaps(admin, eventId)).toHaveLength(3)
    expect(await choose(admin, eventId, [{ id, state: 'in' }])).toMatchObject({
      status: 409,
      body: { rule: 'STALE' },
    })
  })

  it('undoes every entry, the first one too: the phase has no scores then (rulebook 16.7)', async ({
    db,
    admin,
  }) => {
    const eventId = await newEvent({ db })
    const [nuke = { name: '', text: '' }, inferno = nuke] = await mapFiles()
    const first = (await send(admin, eventId, [nuke])).body.upload?.id
    const one = await countsOf(db, eventId)
    const second = (await send(admin, eventId, [inferno], { mode: 'add' })).body.upload?.id
    const both = await countsOf(db, eventId)
    const undo = (id: number | undefined, dryRun = false) =>
      admin.call<{ changes?: MapChanges }>('/api/clutchdeck/restore-upload', { id, undo: true, dryRun })
    expect((await undo(second, true)).body.changes?.maps).toMatchObject([
      { removed: [{ map: 'de_inferno' }] },
    ])
    await undo(second)
    expect(await countsOf(db, eventId)).toEqual(one)
    await admin.call('/api/clutchdeck/restore-upload', { id: second })
    expect(await countsOf(db, eventId)).toEqual(both)
    await undo(first)
    expect(await countsOf(db, eventId)).toEqual([])
    expect(await phaseMaps(admin, eventId)).toEqual([])
    expect(await historyOf(admin, eventId)).toMatchObject([
      { number: 5, step: 'undo', undid: first, current: [] },
      { number: 4, step: 'restore' },
      { number: 3, step: 'undo', undid: second },
      { number: 2, step: 'add' },
      { number: 1, step: 'replace' },
    ])
    const scored = await db.selectFrom('phase_upload').where('event_id', '=', eventId).selectAll().execute()
    expect(scored).toEqual([])
    await saveEntries(db, eventId)
    expect(await countsOf(db, eventId)).toEqual([])
  })
})

it('the counts of an upload that added a map are those of the whole set after it (rulebook 8.24)', async ({
  db,
  admin,
}) => {
  const eventId = await newEvent({ db })
  const [nuke = { name: '', text: '' }, inferno = nuke] = await mapFiles()
  await send(admin, eventId, [nuke])
  const { body } = await send(admin, eventId, [inferno], { mode: 'add' })
  const { csv } = (
    await admin.call<{ csv: string }>(`/api/clutchdeck/get-score-upload?id=${body.upload?.id}`)
  ).body
  const rows = csv.trim().split(/\r?\n/).slice(1)
  expect(rows.map(row => row.replaceAll(',', ' ')).toSorted()).toEqual(await countsOf(db, eventId))
})
