import { describe, expect } from 'vitest'
import {
  addSource,
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  readAll,
  realCounts,
  realLog,
  sendChunk,
} from '../../../test/calls/log-calls.ts'
import { choose, type MapChanges, phaseMaps, shownMaps } from '../../../test/calls/phase-maps.ts'
import { countsOf, dataFile, upload, vitalityPlayers } from '../../../test/calls/score-upload.ts'
import { it as base, type Fixtures } from '../../../test/fixtures/fixtures.ts'

const it = base
  .extend('log', { scope: 'file' }, () => realLog())
  .extend('people', { scope: 'file', auto: true }, ({ db }) => insertLoggedPlayers(db))
  .extend('vitality', { scope: 'file', auto: true }, ({ db }) => vitalityPlayers(db))

/** A game server of an event, which sends its log. */
async function openServer({ admin, db, app }: Pick<Fixtures, 'admin' | 'db' | 'app'>) {
  const { eventId, source } = await insertEventWithSource(admin, db)
  const send = async (
    log: Buffer,
    { instance = 'a', to = source }: { instance?: string; to?: typeof source } = {},
  ) => {
    for (const chunk of chunksOf(log, 200_000, instance))
      expect(await sendChunk(app, to.token, chunk)).toBe(200)
    await readAll(db, to.id)
  }
  return {
    eventId,
    source,
    send,
    read: () => readAll(db, source.id),
    counts: () => countsOf(db, eventId),
    update: (change: object) =>
      admin.call<{ changes?: MapChanges }>('/api/clutchdeck/update-score-source', {
        id: source.id,
        ...change,
      }),
  }
}

type Sender = Parameters<typeof upload>[0]
const sendFile = (
  admin: Sender,
  eventId: number,
  file: { name: string; text: Buffer | string },
  mode: string,
) =>
  upload(admin, [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['phaseIndex', '1'],
    ['mode', mode],
    ['skipUnknown', 'true'],
    ['file', file.text, file.name],
  ])
const otherMatch = async () => ({ name: 'vitality.csv', text: await dataFile('vitality-furia-kills.csv') })

describe('a finished map of a server', () => {
  it('counts next to the maps of a file, in whichever order they come (rulebook 16.4)', async ({
    admin,
    db,
    app,
    log,
  }) => {
    const [first, second] = [await openServer({ admin, db, app }), await openServer({ admin, db, app })]
    await first.send(log)
    await sendFile(admin, first.eventId, await otherMatch(), 'add')
    await sendFile(admin, second.eventId, await otherMatch(), 'add')
    await second.send(log)
    expect(await first.counts()).toEqual(await second.counts())
    expect((await shownMaps(admin, first.eventId)).toSorted()).toEqual([
      'kill de_inferno in',
      'kill de_inferno in',
      'kill de_mirage in',
      'kill de_nuke in',
      'kill de_overpass in',
      'match de_inferno in',
    ])
  })

  it('that ends while an admin uploads counts too (rulebook 16.4)', async ({ admin, db, app, log }) => {
    const server = await openServer({ admin, db, app })
    await Promise.all([server.send(log), sendFile(admin, server.eventId, await otherMatch(), 'add')])
    await server.read()
    expect(await phaseMaps(admin, server.eventId)).toHaveLength(6)
  })

  it('waits where a file has the same map, until an admin chooses (rulebook 16.5)', async ({
    admin,
    db,
    app,
    log,
  }) => {
    const server = await openServer({ admin, db, app })
    await sendFile(admin, server.eventId, { name: 'inferno.log', text: log }, 'add')
    const ofFile = await server.counts()
    await server.send(log)
    expect(await server.counts()).toEqual(ofFile)
    const listed = await phaseMaps(admin, server.eventId)
    const waiting = listed.filter(({ state }) => state === 'waiting')
    expect(waiting.map(({ type, source, doubledWith }) => [type, source.kind, doubledWith.length])).toEqual([
      ['kill', 'server', 1],
      ['match', 'server', 1],
    ])
    await choose(admin, server.eventId, [
      ...waiting.map(({ id }) => ({ id, state: 'in' as const })),
      ...waiting.flatMap(({ doubledWith }) => doubledWith.map(id => ({ id, state: 'removed' as const }))),
    ])
    await server.read()
    const chosen = await phaseMaps(admin, server.eventId)
    expect(chosen.map(({ source, state }) => `${source.kind} ${state}`)).toEqual(['server in', 'server in'])
    // The file skips the unknown player, who is never alive there; on the server nobody is ignored yet (rulebook 14.10).
    const withoutClutches = (counts: string[]) => counts.filter(count => !/ 16 \d+$/.test(count))
    expect(withoutClutches(await server.counts())).toEqual(withoutClutches(ofFile))
  })

  it('stays, and a file of the same map waits (rulebook 16.5)', async ({ admin, db, app, log }) => {
    const server = await openServer({ admin, db, app })
    await server.send(log)
    const before = await server.counts()
    await sendFile(admin, server.eventId, { name: 'inferno.log', text: log }, 'add')
    expect(await server.counts()).toEqual(before)
    expect(await shownMaps(admin, server.eventId)).toEqual([
      'kill de_inferno in',
      'kill de_inferno waiting',
      'match de_inferno in',
      'match de_inferno waiting',
    ])
  })

  it('of two servers that send the same map, that of the first counts, and the other waits (rulebook 16.5)', async ({
    admin,
    db,
    app,
    log,
  }) => {
    const server = await openServer({ admin, db, app })
    await server.send(log)
    const before = await server.counts()
    await server.send(log, { to: await addSource(admin, server.eventId) })
    expect(await server.counts()).toEqual(before)
    const listed = await phaseMaps(admin, server.eventId)
    expect(
      listed.map(({ type, state, doubledWith }) => `${type} ${state} ${doubledWith.length}`).toSorted(),
    ).toEqual(['kill in 1', 'kill waiting 1', 'match in 1', 'match waiting 1'])
  })

  it('that an admin replaced or took out does not come back by itself (rulebook 16.3, 16.6)', async ({
    admin,
    db,
    app,
    log,
  }) => {
    const server = await openServer({ admin, db, app })
    await server.send(log)
    await sendFile(admin, server.eventId, await otherMatch(), 'replace')
    const replaced = await server.counts()
    await server.read()
    await server.update({ paused: false })
    await server.read()
    expect(await server.counts()).toEqual(replaced)
    const out = (await phaseMaps(admin, server.eventId)).find(({ state }) => state === 'out')
    await choose(admin, server.eventId, [{ id: out?.id ?? 0, state: 'in' }])
    expect((await server.counts()).length).toBeGreaterThan(replaced.length)
  })

  it('is the same map when its log is sent again under a new name of the server process (rulebook 15.15)', async ({
    admin,
    db,
    app,
    log,
  }) => {
    const server = await openServer({ admin, db, app })
    await server.send(log)
    const once = await server.counts()
    await server.send(log, { instance: 'restarted' })
    expect(await server.counts()).toEqual(once)
    expect(await phaseMaps(admin, server.eventId)).toHaveLength(2)
  })
})

it('resuming is previewed: what it would read, and what that changes (rulebook 16.8)', async ({
  admin,
  db,
  app,
  log,
}) => {
  const server = await openServer({ admin, db, app })
  await server.update({ paused: true })
  await server.send(log)
  const { changes } = (await server.update({ paused: false, dryRun: true })).body
  expect(changes?.maps).toMatchObject([
    { phase: 1, type: 'kill', added: [{ map: 'de_inferno', source: 'Server 1' }] },
    { phase: 1, type: 'match', added: [{ map: 'de_inferno' }] },
  ])
  expect(await server.counts()).toEqual([])
  expect(await phaseMaps(admin, server.eventId)).toEqual([])
  await server.read()
  expect(await server.counts()).toEqual([])
  await server.update({ paused: false })
  await server.read()
  expect(await phaseMaps(admin, server.eventId)).toHaveLength(2)
})

it('who somebody is on one server is known on the other servers of the event, the newest decision counts (rulebook 15.11)', async ({
  admin,
  db,
  app,
  log,
  people,
}) => {
  const server = await openServer({ admin, db, app })
  const second = await addSource(admin, server.eventId, 'Server 2')
  const [known = ''] = people.known
  await server.update({ people: [{ steamId: known, playerId: null, ignored: true }] })
  await server.send(log, { to: second })
  // Ignored people are never alive, which decides the clutches of others (rulebook 14.10).
  const isClutch = (row: string) => / 16 \d+$/.test(row)
  const ofOthers = (await realCounts()).filter(
    row => !row.startsWith(known) && !row.startsWith(people.unknown) && !isClutch(row),
  )
  const counts = await server.counts()
  expect(counts.filter(row => !isClutch(row))).toEqual(ofOthers.map(row => `1 ${row}`).toSorted())
  await admin.call('/api/clutchdeck/update-score-source', {
    id: second.id,
    people: [{ steamId: known, playerId: null, ignored: false }],
  })
  await readAll(db, second.id)
  expect((await server.counts()).some(row => row.includes(known))).toBe(true)
})

it('a map names who plays without being listed in its phase, and who is out there (rulebook 15.21)', async ({
  admin,
  db,
  app,
  log,
  people,
}) => {
  const server = await openServer({ admin, db, app })
  await server.send(log)
  const unexpected = async () => {
    const { body } = await admin.call<{
      sources: { maps: { unexpected: { playerId: number; finding: string; team: string }[] }[] }[]
    }>(`/api/clutchdeck/get-score-sources?eventId=${server.eventId}`)
    return body.sources[0]?.maps[0]?.unexpected ?? []
  }
  const found = await unexpected()
  expect(found.map(({ finding }) => finding)).toEqual(people.known.map(() => 'notListed'))
  expect(found.every(({ team }) => team !== '')).toBe(true)
  const [playerId = 0] = found.map(each => each.playerId)
  const { team_id: teamId } = await db
    .selectFrom('phase_team')
    .where('event_id', '=', server.eventId)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const player = { eventId: server.eventId, phaseIndex: 1, playerId }
  await admin.call('/api/clutchdeck/add-phase-team-player', { ...player, teamId })
  expect((await unexpected()).map(each => each.playerId)).not.toContain(playerId)
  await admin.call('/api/clutchdeck/update-line-up-news', { ...player, state: 'out' })
  expect((await unexpected()).find(each => each.playerId === playerId)?.finding).toBe('out')
})

it('undoing the first entry of a server takes its maps out: they do not come back by themselves (rulebook 16.7)', async ({
  admin,
  db,
  app,
  log,
}) => {
  const server = await openServer({ admin, db, app })
  await server.send(log)
  const { body } = await admin.call<{ uploads: { id: number }[] }>(
    `/api/clutchdeck/get-score-uploads?eventId=${server.eventId}`,
  )
  for (const { id } of body.uploads) await admin.call('/api/clutchdeck/restore-upload', { id, undo: true })
  await server.read()
  expect(await server.counts()).toEqual([])
  expect(await shownMaps(admin, server.eventId)).toEqual(['kill de_inferno out', 'match de_inferno out'])
})

it('a change of a source that touches final counts wants a reason, which users can read (rulebook 17.4)', async ({
  admin,
  db,
  app,
  log,
}) => {
  const server = await openServer({ admin, db, app })
  await server.send(log)
  await admin.call('/api/clutchdeck/update-event', { eventId: server.eventId, data: { finalAfterHours: 0 } })
  const listed = await admin.call<{ sources: { maps: { log: number; map: number }[] }[] }>(
    `/api/clutchdeck/get-score-sources?eventId=${server.eventId}`,
  )
  const away = {
    phases: listed.body.sources.flatMap(({ maps }) =>
      maps.map(({ log, map }) => ({ log, map, phaseIndex: null })),
    ),
  }
  const before = await server.counts()
  expect((await server.update({ ...away, dryRun: true })).body.changes?.final).toEqual([1])
  expect(await server.update(away)).toMatchObject({ status: 400, body: { rule: 'CORRECTION_REASON' } })
  expect(await server.update({ name: 'Hall A', paused: true })).toMatchObject({ status: 200 })
  expect(await server.counts()).toEqual(before)
  expect(await server.update({ ...away, reason: 'A show match' })).toMatchObject({ status: 200 })
  expect(await server.counts()).toEqual([])
  const { body } = await admin.call<{ event: { phases: { index: number; correction: unknown }[] } }>(
    '/api/clutchdeck/get-event',
    { id: server.eventId },
  )
  expect(body.event.phases.find(({ index }) => index === 1)?.correction).toMatchObject({
    reason: 'A show match',
  })
})
