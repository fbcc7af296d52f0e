import { addCounts, type LiveCounts, provisionalCounts } from '@game/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addSource,
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  readAll,
  realLog,
  sendChunk,
} from '../../../test/calls/log-calls.ts'
import { choose, phaseMaps } from '../../../test/calls/phase-maps.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { openStream } from '../../../test/servers/stream.ts'
import { startJobs } from '../../server/jobs/jobs.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

let testApp: TestApp
let admin: TestUser
let players: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('organiser', 'admin')
  const { known } = await insertLoggedPlayers(testApp.db)
  const rows = await testApp.db
    .selectFrom('player')
    .where('steam_id', 'in', known)
    .select('id')
    .orderBy('steam_id')
    .execute()
  players = rows.map(({ id }) => id)
})
afterAll(() => testApp.close())

type CardOnWire = {
  playerId: number
  phase: number
  points: number
  mult: number
  phaseMult: number
  score: number
  explanation: { sleeveId: null; keyplays: never[] }
}
type Answer = { scores: CardOnWire[]; live: LiveCounts & { countedTo: number } }
const scoresOf = async (user: Pick<TestUser, 'call'>, eventId: number, userId: number) =>
  (await user.call<Answer>(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${userId}`)).body

/** What a page shows of a deck: the scores it has read, plus the live counts. */
const shown = ({ scores, live }: Answer, newest: LiveCounts = live): number => {
  const added = provisionalCounts(newest, 1, live.countedTo)
  const cards = scores.map(({ explanation, ...card }) =>
    addCounts({ ...card, keyplays: explanation.keyplays }, added),
  )
  return cards.reduce((sum, card) => sum + card.points, 0)
}

async function insertDeck(eventId: number, name: string): Promise<TestUser> {
  const user = await testApp.signUp(name)
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 6, 20], perks: [] }))
  await insertDecks(testApp.db, eventId, [{ userId: user.id, phase: 1, cards }])
  await rankEvent(testApp.db, eventId)
  return user
}

test('a line that arrives at one process is sent at once to a page at another (rulebook 15.17)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const second = await openTestApp({}, testApp)
  const address = await second.app.listen({ port: 0, host: '127.0.0.1' })
  const jobs = await startJobs(testApp.database, error => {
    throw error
  })
  const page = await openStream(address, `?eventId=${eventId}`)
  expect(await page.next()).toBe('open')
  const log = await realLog()
  const chunks = chunksOf(log.subarray(0, 300_000), 60_000)
  for (const chunk of chunks.slice(0, 4)) expect(await sendChunk(testApp.app, source.token, chunk)).toBe(200)
  let counts: LiveCounts | undefined
  while (!counts?.maps[0]?.counts.length) counts = (await page.nextData('counts_changed')) as LiveCounts
  expect(counts?.maps).toMatchObject([{ map: 'de_inferno', phaseIndex: 1, state: 'running' }])
  expect(JSON.stringify(counts)).not.toMatch(/7656119/)
  page.leave()
  await jobs.stop()
  await second.close()
})

test('from the first line to the final entry nothing counts twice or is missed between (rulebook 15.18)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const user = await insertDeck(eventId, 'watcher')
  const opened = await scoresOf(user, eventId, user.id)
  const points: number[] = []
  let last: Answer = opened
  for (const chunk of chunksOf(await realLog(), 25_000)) {
    await sendChunk(testApp.app, source.token, chunk)
    await readAll(testApp.db, source.id)
    last = await scoresOf(user, eventId, user.id)
    expect(shown(opened, last.live), 'a page that has been open all the time').toBe(shown(last))
    points.push(shown(last))
  }
  expect(last.live.maps).toMatchObject([{ state: 'final', countedSince: last.live.revision }])
  const final = last.scores.reduce((sum, card) => sum + card.points, 0)
  expect(points.at(-1)).toBe(final)
  expect(final).toBeGreaterThan(0)
  const counts = await testApp.db
    .selectFrom('keyplay_count')
    .where('event_id', '=', eventId)
    .select(eb => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  expect(counts.rows).toBeGreaterThan(0)
  // Points for 100+ ADR come with the end of the map; until then points only rise in a log without a restored round.
  expect(points.toSorted((a, b) => a - b)).toEqual(points)
})

test('a map that runs changes no score, state or ranking (rulebook 15.13)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const user = await insertDeck(eventId, 'waiting')
  const scores = async () => {
    const { live: _live, ...rest } = await scoresOf(user, eventId, user.id)
    const ranking = await user.call(`/api/clutchdeck/get-event-scores?eventId=${eventId}`)
    return { rest, ranking: ranking.body }
  }
  const before = await scores()
  const [chunk] = chunksOf((await realLog()).subarray(0, 400_000), 400_000)
  await sendChunk(testApp.app, source.token, chunk ?? { body: '' })
  await readAll(testApp.db, source.id)
  expect((await scoresOf(user, eventId, user.id)).live.maps[0]?.counts.length).toBeGreaterThan(0)
  await rankEvent(testApp.db, eventId)
  expect(await scores()).toEqual(before)
})

test('repeated lines and lines that change nothing are not sent to pages (rulebook 15.17)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const revision = async () => (await scoresOf(admin, eventId, admin.id)).live.revision
  const [chunk = { body: '' }] = chunksOf((await realLog()).subarray(0, 200_000), 200_000)
  await sendChunk(testApp.app, source.token, chunk)
  await readAll(testApp.db, source.id)
  const before = await revision()
  expect(before).toBe(1)
  await sendChunk(testApp.app, source.token, chunk)
  await sendChunk(testApp.app, source.token, {
    body: 'L 01/19/2026 - 19:20:00: rcon from nobody\n',
    begin: 200_000,
    end: 200_043,
    instance: 'server-1',
  })
  await readAll(testApp.db, source.id)
  expect(await revision()).toBe(before)
})

test('two servers at once are two live maps; a removed one and a completed event have none (rulebook 15.17)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const second = await addSource(admin, eventId, 'Server 2')
  const [chunk = { body: '' }] = chunksOf((await realLog()).subarray(0, 200_000), 200_000)
  for (const { id, token } of [source, second]) {
    await sendChunk(testApp.app, token, chunk)
    await readAll(testApp.db, id)
  }
  const maps = async () => (await scoresOf(admin, eventId, admin.id)).live.maps.map(({ id }) => id)
  expect(await maps()).toEqual([`${source.id} 1 1`, `${second.id} 1 1`])
  await admin.call('/api/clutchdeck/remove-score-source', { id: second.id })
  await readAll(testApp.db, source.id)
  expect(await maps()).toEqual([`${source.id} 1 1`])
  await testApp.db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  expect(await maps()).toEqual([])
})

test('a map that runs is live although its server’s clock is earlier than that of the map before (rulebook 15.17)', async () => {
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  const log = await realLog()
  const dayLater = Buffer.from(log.toString('latin1').replaceAll('01/19/2026', '01/20/2026'), 'latin1')
  const begun = chunksOf(log.subarray(0, 200_000), 200_000, 'server-2')
  for (const chunk of [...chunksOf(dayLater, 500_000), ...begun])
    await sendChunk(testApp.app, source.token, chunk)
  await readAll(testApp.db, source.id)
  expect((await scoresOf(admin, eventId, admin.id)).live.maps).toMatchObject([
    { id: `${source.id} 2 1`, state: 'running' },
  ])
})

test('a map that runs adds nothing where it would wait for an admin, until what it looks like is out (rulebook 15.17, 16.5)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const source = await addSource(admin, eventId)
  await insertCounts(testApp.db, eventId, 1, [])
  const [chunk = { body: '' }] = chunksOf((await realLog()).subarray(0, 400_000), 400_000)
  await sendChunk(testApp.app, source.token, chunk)
  await readAll(testApp.db, source.id)
  const ids = async () => {
    const { live } = await scoresOf(admin, eventId, admin.id)
    return new Set(live.maps.flatMap(({ counts }) => counts.map(({ keyplayId }) => keyplayId)))
  }
  expect((await ids()).has(6)).toBe(false)
  expect((await ids()).has(17)).toBe(true)
  const maps = await phaseMaps(admin, eventId)
  await choose(
    admin,
    eventId,
    maps.map(({ id }) => ({ id, state: 'out' as const })),
  )
  await readAll(testApp.db, source.id)
  expect((await ids()).has(6)).toBe(true)
})
