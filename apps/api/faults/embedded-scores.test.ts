import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPglite } from '../src/ground/db/connection/pglite.ts'
import { migrate } from '../src/ground/db/open/open-database.ts'
import { startJobs } from '../src/server/jobs/jobs.ts'
import { seedCatalogue } from '../src/server/seed/catalogue/seed-catalogue.ts'
import {
  addSource,
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  realCounts,
  realLog,
  sendChunk,
} from '../test/calls/log-calls.ts'
import { countsOf, type UploadPart, upload } from '../test/calls/score-upload.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openTestAppOver, type TestApp } from '../test/fixtures/test-app.ts'

/** Scores over the embedded database, where jobs, uploads and readers share one connection. */
let testApp: TestApp
let folder: string
let stopJobs: () => Promise<void>
const fail = (error: Error) => {
  throw error
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchdeck-pglite-'))
  const database = await openPglite(folder, fail)
  await migrate(database.db)
  await seedCatalogue(database.db)
  testApp = await openTestAppOver(database)
  stopJobs = (await startJobs(database, fail)).stop
})
afterAll(async () => {
  await stopJobs()
  await testApp.close()
  await rm(folder, { recursive: true, force: true })
})

test('an upload, its dry run, the ranking through the jobs and a recheck', async () => {
  const admin = await testApp.signUp('embedded_admin', 'admin')
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(testApp.db, 3, 'embedded_')
  await insertDecks(
    testApp.db,
    eventId,
    users.map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  const { steam_id } = await testApp.db
    .selectFrom('player')
    .where('id', '=', players[1] ?? 0)
    .select('steam_id')
    .executeTakeFirstOrThrow()
  const form = (more: UploadPart[]): UploadPart[] => [
    ['eventId', `${eventId}`],
    ['type', 'kill'],
    ['file', `phase,steamId,keyplayId,count\n1,${steam_id},1,5`],
    ...more,
  ]
  const dry = await upload(admin, form([['dryRun', 'true']]))
  expect(dry.body.changes).toMatchObject({ users: 1, gains: [{ userId: users[1], before: 0, after: 20 }] })
  expect((await upload(admin, form([]))).status).toBe(200)
  const path = `/api/clutchdeck/get-event-scores?eventId=${eventId}`
  await vi.waitFor(
    async () => {
      const { body } = await admin.call<{ scores: object[] }>(path)
      expect(body.scores).toMatchObject([
        { userId: users[1], rank: 1, score: 20 },
        { userId: users[0], rank: 2, score: 0 },
        { userId: users[2], rank: 2, score: 0 },
      ])
    },
    { timeout: 60_000, interval: 100 },
  )
  const { db } = testApp
  const clan = await db
    .insertInto('clan')
    .values({ name: 'Few', name_key: 'few' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const join = (user_id = 0) =>
    db.insertInto('clan_member').values({ user_id, clan_id: clan.id, role: 2 }).execute()
  await join(users[2])
  const ranked = async (query: string) =>
    (await admin.call<{ scores: { userId: number; rank: number }[] }>(`${path}${query}`)).body.scores.map(
      ({ userId, rank }) => [userId, rank],
    )
  expect(await ranked('&phrase=3'), 'a phrase of one letter').toEqual([[users[2], 2]])
  expect(await ranked('&phrase=Q')).toEqual([])
  expect(await ranked('&phrase=EMBEDDED_2')).toEqual([[users[1], 1]])
  expect(await ranked(`&clanId=${clan.id}`)).toEqual([[users[2], 1]])
  await join(users[1])
  expect(await ranked(`&clanId=${clan.id}`)).toEqual([
    [users[1], 1],
    [users[2], 2],
  ])
  const recheck = await admin.call('/api/clutchdeck/recheck-event', { eventId, dryRun: true })
  expect(recheck).toMatchObject({ status: 200, body: { changes: { users: 0, states: [] } } })
})

test("a game server's log in chunks, read by the jobs", async () => {
  const admin = await testApp.signUp('embedded_organiser', 'admin')
  const { unknown } = await insertLoggedPlayers(testApp.db)
  const { eventId, source } = await insertEventWithSource(admin, testApp.db)
  for (const chunk of chunksOf(await realLog(), 100_000))
    expect(await sendChunk(testApp.app, source.token, chunk)).toBe(200)
  const known = (await realCounts()).filter(row => !row.startsWith(unknown)).map(row => `1 ${row}`)
  await expect.poll(() => countsOf(testApp.db, eventId)).toEqual(known.toSorted())
})

test('ten automatic evenings, to all of which one server sends: each locks and goes on by it, and counts for its own players (rulebook 30.10, 30.18)', async () => {
  const { db } = testApp
  const log = await realLog()
  const people = [...new Set((await realCounts()).map(row => row.split(' ')[0] ?? ''))]
  const rows = people.map((steamId, n) => ({ steamId, name: `player ${n}`, team: n < 5 ? 'Blue' : 'Orange' }))
  const evenings = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      const host = await testApp.signUp(`embedded_host_${n}`)
      await db.updateTable('account').set({ created_at: '2026-01-01' }).where('id', '=', host.id).execute()
      const data = { name: `Evening ${n}`, phases: ['One', 'Two'], joinRule: 'open', automatic: true }
      const { body } = await host.call<{ event: { id: number } }>('/api/clutchdeck/host-event', { data })
      const eventId = body.event.id
      const players = await host.call('/api/clutchdeck/set-event-players', { eventId, rows, list: true })
      expect(players.status).toBe(200)
      return { host, eventId, source: await addSource(host, eventId) }
    }),
  )
  for (const chunk of chunksOf(log, 300_000))
    await Promise.all(
      evenings.map(async ({ source }) => expect(await sendChunk(testApp.app, source.token, chunk)).toBe(200)),
    )
  const counts = (await realCounts()).map(row => `1 ${row}`).toSorted()
  for (const { host, eventId } of evenings) {
    await expect.poll(() => countsOf(db, eventId), { timeout: 60_000 }).toEqual(counts)
    const phases = async () => {
      const { body } = await host.call<{ event: { phases: { open: string; lock: string }[] } }>(
        '/api/clutchdeck/get-event',
        { id: eventId },
      )
      return body.event.phases.map(({ open, lock }) => [
        Date.parse(open) < Date.now(),
        Date.parse(lock) < Date.now(),
      ])
    }
    await expect.poll(phases, { timeout: 60_000 }).toEqual([
      [true, true],
      [true, false],
    ])
  }
})
