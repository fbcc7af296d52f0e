import { countLoggedMap, serverLogReader } from '@game/domain'
import { describe, expect } from 'vitest'
import {
  chunksOf,
  dropLog,
  insertEventWithSource,
  insertLoggedPlayers,
  readAll,
  realCounts,
  realLog,
  sendChunk,
} from '../../../../test/calls/log-calls.ts'
import { countsOf } from '../../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import type { TestPhase } from '../../../../test/fixtures/insert-event.ts'
import { openTestApp } from '../../../../test/fixtures/test-app.ts'
import { deleteOldLogs } from './retention-queries.ts'

type Maps = {
  state: string
  log: number
  map: number
  phaseIndex: number | null
  rounds: number
  holes: object[]
  dropped: boolean
}[]
type Listed = {
  sources: { id: number; silent: boolean; maps: Maps; people: { steamId: string; name: string }[] }[]
}
type History = {
  uploads: { id: number; type: string; layout: string; fileName: string; rows: number; current: number[] }[]
}

/** A game server that sends its log, and the resulting maps, counts and uploads. */
async function openServer({ admin, db, app }: Pick<Fixtures, 'admin' | 'db' | 'app'>, phases?: TestPhase[]) {
  const { eventId, source } = await insertEventWithSource(admin, db, phases)
  const { id, token } = source
  const read = () => readAll(db, id)
  const list = async () =>
    (await admin.call<Listed>(`/api/clutchdeck/get-score-sources?eventId=${eventId}`)).body
  return {
    eventId,
    id,
    token,
    read,
    list,
    send: async (chunks: readonly Parameters<typeof sendChunk>[2][]) => {
      for (const chunk of chunks) expect(await sendChunk(app, token, chunk)).toBe(200)
      await read()
    },
    drop: (file: Buffer, name?: string) => dropLog(admin, id, file, name),
    update: (change: object) => admin.call('/api/clutchdeck/update-score-source', { id, ...change }),
    counts: () => countsOf(db, eventId),
    maps: async () => (await list()).sources.flatMap(each => each.maps),
    history: async () =>
      (await admin.call<History>(`/api/clutchdeck/get-score-uploads?eventId=${eventId}`)).body.uploads,
  }
}

const it = base
  .extend('log', { scope: 'file' }, () => realLog())
  .extend('people', { scope: 'file' }, ({ db }) => insertLoggedPlayers(db))
  .extend('golden', { scope: 'file' }, async ({ people }) => {
    const rows = await realCounts()
    return rows
      .filter(row => !row.startsWith(people.unknown))
      .map(row => `1 ${row}`)
      .toSorted()
  })
  .extend(
    'openServer',
    ({ admin, db, app }) =>
      (phases?: TestPhase[]) =>
        openServer({ admin, db, app }, phases),
  )

/** The offset after the line with the n-th occurrence of this text. */
function after(log: Buffer, text: string, times = 1): number {
  let at = -1
  for (let n = 0; n < times; n++) at = log.indexOf(text, at + 1)
  return log.indexOf('\n', at) + 1
}

describe('a real log', () => {
  it('gives its counts and one history entry per upload (rulebook 15.10)', async ({
    openServer,
    db,
    log,
    golden,
  }) => {
    const server = await openServer()
    await server.send(chunksOf(log, 40_000))
    expect(await server.counts()).toEqual(golden)
    const entry = {
      layout: 'server log',
      fileName: 'Server 1',
      current: [1],
      user: { username: 'the_admin' },
    }
    expect(await server.history()).toMatchObject([
      { ...entry, type: 'match', rows: 10 },
      { ...entry, type: 'kill', rows: 97 },
    ])
    expect(await server.maps()).toMatchObject([
      {
        mapName: 'de_inferno',
        state: 'final',
        rounds: 15,
        phaseIndex: 1,
        agreement: { compared: 10, agreeing: 10, differences: [] },
        uncounted: [
          { keyplayId: 17, reason: 'LAST_ROUND', wholly: false },
          { keyplayId: 19, reason: 'NO_DEFUSE_LINE', wholly: false },
        ],
        holes: [],
      },
    ])
    const audit = await db
      .selectFrom('audit')
      .where('event_id', '=', server.eventId)
      .selectAll()
      .orderBy('id')
      .execute()
    expect(audit.map(({ call }) => call)).toEqual(['add-score-source', 'upload-score', 'upload-score'])
  })

  it('gives the same in any order, sent twice and overlapping, read by two processes at once (rulebook 15.7, 15.8)', async ({
    openServer,
    app,
    testApp,
    log,
    golden,
  }) => {
    const server = await openServer()
    const second = await openTestApp({}, testApp)
    const pieces = chunksOf(log, 30_000)
    const wide = pieces.map(({ begin, end, instance }) => ({
      begin: Math.max(0, begin - 500),
      end,
      instance,
      body: log.subarray(Math.max(0, begin - 500), end),
    }))
    const mixed = [pieces[0] ?? { body: '' }, ...pieces.toReversed(), ...wide, ...pieces]
    for (const [n, chunk] of mixed.entries()) {
      expect(await sendChunk(n % 2 ? app : second.app, server.token, chunk)).toBe(200)
      if (n % 5 === 0) await Promise.all([server.read(), readAll(second.db, server.id)])
    }
    await Promise.all([server.read(), readAll(second.db, server.id)])
    expect(await server.counts()).toEqual(golden)
    expect(await server.maps()).toMatchObject([{ state: 'final', rounds: 15, holes: [] }])
    await second.close()
  })

  it('that is read again from the beginning changes nothing (rulebook 15.8)', async ({
    openServer,
    admin,
    log,
    golden,
  }) => {
    const server = await openServer()
    await server.send(chunksOf(log, 40_000))
    const before = await server.maps()
    const { status } = await admin.call('/api/clutchdeck/reread-score-source', { id: server.id })
    expect(status).toBe(200)
    await server.read()
    expect(await server.maps()).toEqual(before)
    expect(await server.history()).toHaveLength(2)
    expect(await server.counts()).toEqual(golden)
  })

  it('without headers gives the same, in the order of arrival', async ({ openServer, log, golden }) => {
    const server = await openServer()
    for (const { body } of chunksOf(log, 40_000)) {
      await server.send([{ body }, { body }])
    }
    expect(await server.counts()).toEqual(golden)
  })
})

it('a running map does not count; a map of the next log is another map (rulebook 15.13)', async ({
  openServer,
  log,
  golden,
}) => {
  const server = await openServer()
  const [begin, end] = chunksOf(log, after(log, 'RoundsPlayed: 8', 2))
  await server.send([begin ?? { body: '' }])
  expect(await server.maps()).toMatchObject([{ state: 'running', phaseIndex: 1 }])
  expect([await server.counts(), await server.history()]).toEqual([[], []])
  await server.send([end ?? { body: '' }])
  expect(await server.counts()).toEqual(golden)

  // The same match again, a day later: the offsets of the new log begin at 0.
  const later = Buffer.from(log.toString('latin1').replaceAll('01/19/2026', '01/20/2026'), 'latin1')
  await server.send(chunksOf(later, 100_000))
  expect(await server.maps()).toMatchObject([
    { log: 1, state: 'final' },
    { log: 2, state: 'final' },
  ])
  const doubled = golden.map(row => row.replace(/\d+$/, count => String(2 * Number(count))))
  expect(await server.counts()).toEqual(doubled)
})

it('a server that is restarted in the middle of a match continues its map (rulebook 14.7, 15.8)', async ({
  openServer,
  log,
  golden,
}) => {
  const server = await openServer()
  const cut = after(log, 'RoundsPlayed: 8', 2)
  await server.send(chunksOf(log.subarray(0, cut), 60_000, 'before'))
  await server.send(chunksOf(log.subarray(cut), 60_000, 'after'))
  expect(await server.maps()).toMatchObject([{ log: 1, state: 'final', rounds: 15 }])
  expect(await server.counts()).toEqual(golden)
})

it('a gap is shown, and a late chunk fills it (rulebook 15.15)', async ({ openServer, log, golden }) => {
  const server = await openServer()
  const chunks = chunksOf(log, 60_000)
  await server.send(chunks.toSpliced(4, 1))
  expect(await server.maps()).toMatchObject([{ state: 'final', holes: [{ bytes: 60_000 }] }])
  await server.send(chunks.slice(4, 5))
  expect(await server.maps()).toMatchObject([{ holes: [] }])
  expect(await server.counts()).toEqual(golden)
})

it('a late chunk fills a gap in a log that two others have followed (rulebook 15.15)', async ({
  openServer,
  log,
  golden,
}) => {
  const server = await openServer()
  const chunks = chunksOf(log, 60_000)
  await server.send([...chunks.slice(0, 4), ...chunks.slice(5, -1)])
  const nextDay = Buffer.from(log.toString('latin1').replaceAll('01/19/2026', '01/20/2026'), 'latin1')
  for (const next of [nextDay, Buffer.from('L 01/21/2026 - 10:00:00: Loading map "de_nuke"\n')]) {
    await server.send(chunksOf(next, 100_000))
  }
  expect(await server.maps()).toMatchObject([
    { log: 1, state: 'final', holes: [{ bytes: 60_000 }] },
    { log: 2, state: 'final', holes: [] },
  ])
  // The end of the first log, then its gap: each may belong to any of the three.
  await server.send(chunks.slice(-1))
  await server.send(chunks.slice(4, 5))
  expect(await server.maps()).toMatchObject([
    { log: 1, state: 'final', holes: [] },
    { log: 2, state: 'final', holes: [] },
  ])
  const doubled = golden.map(row => row.replace(/\d+$/, count => String(2 * Number(count))))
  expect(await server.counts()).toEqual(doubled)
})

it("the server's own log file fills the gaps and keeps the phase (rulebook 15.15)", async ({
  openServer,
  admin,
  log,
  golden,
}) => {
  const server = await openServer([
    { open: -90, lock: -60 },
    { open: -50, lock: -1 },
  ])
  await server.send(chunksOf(log, 60_000).toSpliced(3, 3))
  await server.update({ phases: [{ log: 1, map: 1, phaseIndex: 1 }] })
  expect(await server.maps()).toMatchObject([{ dropped: false, holes: [{ bytes: 180_000 }] }])
  expect(await server.drop(log.subarray(0, 300_000))).toBe(200)
  await server.read()
  expect(await server.maps()).toMatchObject([{ dropped: false }])
  for (const _ of [1, 2]) {
    expect(await server.drop(log)).toBe(200)
    await server.read()
    expect(await server.maps()).toMatchObject([{ dropped: true, holes: [], phaseIndex: 1, rounds: 15 }])
    expect(await server.counts()).toEqual(golden)
  }
  await admin.call('/api/clutchdeck/reread-score-source', { id: server.id })
  await server.read()
  expect(await server.counts()).toEqual(golden)
  expect(await server.drop(log, 'server.txt')).toBe(400)
  expect(await server.drop(Buffer.alloc(33 * 1024 * 1024, 'x'))).toBe(413)
  expect(await dropLog(admin, 999_999, log)).toBe(404)
})

describe('the phase of a map (rulebook 15.9)', () => {
  it('is the last one locked before its first round arrived, and can be moved', async ({
    openServer,
    admin,
    log,
    golden,
  }) => {
    const server = await openServer([
      { open: -90, lock: -60 },
      { open: -50, lock: -1 },
    ])
    await server.send(chunksOf(log, 200_000))
    const second = golden.map(row => row.replace(/^1/, '2'))
    expect(await server.counts()).toEqual(second)
    const move = async (phaseIndex: number | null) => {
      expect((await server.update({ phases: [{ log: 1, map: 1, phaseIndex }] })).status).toBe(200)
      await server.read()
    }
    await move(1)
    expect(await server.counts()).toEqual(golden)
    await admin.call('/api/clutchdeck/reread-score-source', { id: server.id })
    await server.read()
    expect(await server.maps()).toMatchObject([{ phaseIndex: 1, moved: true }])
    await move(null)
    expect(await server.counts()).toEqual([])
    const wrong = [
      { log: 1, map: 1, phaseIndex: 3 },
      { log: 9, map: 1, phaseIndex: 1 },
    ]
    for (const move of wrong) expect((await server.update({ phases: [move] })).status).toBe(404)
  })

  it('is none before the first lock', async ({ openServer, log }) => {
    const server = await openServer([{ open: -90, lock: 60 }])
    await server.send(chunksOf(log, 200_000))
    expect(await server.maps()).toMatchObject([{ state: 'final', phaseIndex: null }])
    expect(await server.history()).toEqual([])
  })

  it('follows when phases are renumbered', async ({ openServer, admin, log }) => {
    const server = await openServer([
      { open: 60, lock: 120 },
      { open: 180, lock: 240 },
    ])
    await server.send(chunksOf(log, 200_000))
    await server.update({ phases: [{ log: 1, map: 1, phaseIndex: 2 }] })
    await admin.call('/api/clutchdeck/remove-phase', { eventId: server.eventId, index: 1 })
    expect(await server.maps()).toMatchObject([{ phaseIndex: 1 }])
    await admin.call('/api/clutchdeck/remove-phase', { eventId: server.eventId, index: 1 })
    expect(await server.maps()).toMatchObject([{ phaseIndex: null }])
  })
})

/** The counts of a log without these people, who are never alive, so that others have clutches (rulebook 14.10). */
function countsIgnoring(log: Buffer, ...ignored: string[]): string[] {
  const reader = serverLogReader({ ignores: steamId => ignored.includes(steamId) })
  reader.read(log.toString())
  return reader
    .log()
    .maps.flatMap(countLoggedMap)
    .filter(({ steamId }) => !ignored.includes(steamId))
    .map(({ steamId, keyplayId, count }) => `1 ${steamId} ${keyplayId} ${count}`)
    .toSorted()
}

it('a person unknown to the catalogue can count for a player, be ignored, and be counted later (rulebook 15.11)', async ({
  openServer,
  db,
  log,
  golden,
  people,
}) => {
  const server = await openServer()
  await server.send(chunksOf(log, 200_000))
  const [listed] = (await server.list()).sources
  expect(listed?.people).toEqual([
    { steamId: people.unknown, name: 'Juniper', playerId: null, ignored: false },
  ])
  const stranger = await db
    .selectFrom('player')
    .select('id')
    .where('steam_id', '=', people.known[0] ?? '')
    .executeTakeFirstOrThrow()
  const settle = async (steamId: string, playerId: number | null, ignored: boolean) => {
    const { status } = await server.update({ people: [{ steamId, playerId, ignored }] })
    await server.read()
    return status
  }
  expect(await settle(people.unknown, stranger.id, false)).toBe(200)
  expect((await server.counts()).length).toBeGreaterThan(0)
  expect(await server.counts()).not.toEqual(golden)
  const [known = ''] = people.known
  expect(await settle(people.unknown, null, true)).toBe(200)
  expect(await server.counts()).toEqual(countsIgnoring(log, people.unknown))
  expect(await settle(known, null, true)).toBe(200)
  expect(await server.counts()).toEqual(countsIgnoring(log, people.unknown, known))
  expect(await settle(known, null, false)).toBe(200)
  expect(await settle(people.unknown, null, false)).toBe(200)
  expect(await server.counts()).toEqual(golden)
  expect(await settle(people.unknown, 999_999, false)).toBe(404)
})

it('what a paused source sends is stored and read when it is resumed (rulebook 15.5)', async ({
  openServer,
  log,
  golden,
}) => {
  const server = await openServer()
  await server.update({ paused: true })
  await server.send(chunksOf(log, 200_000))
  expect(await server.maps()).toEqual([])
  await server.update({ paused: false })
  await server.read()
  expect(await server.counts()).toEqual(golden)
})

it('thirty days after completion only the numbers remain (rulebook 15.16)', async ({
  openServer,
  db,
  log,
  golden,
}) => {
  const server = await openServer()
  await server.send(chunksOf(log, 200_000))
  const completed = (days: number) =>
    db
      .updateTable('event')
      .set({ completed: true, completed_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', server.eventId)
      .execute()
  const chunks = () =>
    db.selectFrom('score_source_chunk').where('source_id', '=', server.id).select('id').execute()
  await completed(29)
  await deleteOldLogs(db)
  expect(await chunks()).toHaveLength(3)
  await completed(31)
  await deleteOldLogs(db)
  expect(await chunks()).toEqual([])
  expect((await server.list()).sources).toMatchObject([{ maps: [{ state: 'final' }], people: [] }])
  expect(await server.counts()).toEqual(golden)
  // An event that is un-completed keeps everything that was read before.
  await db
    .updateTable('event')
    .set({ completed: false, completed_at: null })
    .where('id', '=', server.eventId)
    .execute()
  await server.send(chunksOf(log.subarray(0, 50_000), 50_000, 'new'))
  expect(await server.maps()).toMatchObject([{ log: 1, state: 'final' }])
  expect(await server.counts()).toEqual(golden)
})
