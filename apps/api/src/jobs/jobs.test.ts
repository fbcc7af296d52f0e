import { product } from '@game/domain'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../test/fixtures/test-app.ts'
import { startJobs } from './jobs.ts'
import { requestRanking } from './queries.ts'

let testApp: TestApp
let stop: () => Promise<void>
beforeAll(async () => {
  testApp = await openTestApp()
  stop = await startJobs(testApp.database, error => {
    throw error
  })
})
afterAll(async () => {
  await stop()
  await testApp.close()
})

const eventOf = (id: number) =>
  testApp.db
    .selectFrom('event')
    .where('id', '=', id)
    .select(['generation', 'ranked_at'])
    .executeTakeFirstOrThrow()

test('asking for the scores of an event brings its standings up to date through the queue (rulebook 8.19)', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -20, lock: -10 }])
  const [userId = 0] = await insertTestUsers(testApp.db, 1, 'asker_')
  const playerId = players[0] ?? 0
  await insertDecks(testApp.db, eventId, [
    { userId, phase: 1, cards: [{ playerId, keyplays: [1], perks: [] }] },
  ])
  await insertCounts(testApp.db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
  await testApp.db.transaction().execute(async trx => {
    for (let n = 0; n < 20; n++) await requestRanking(trx, eventId)
  })
  await vi.waitFor(
    async () =>
      expect(
        await testApp.db.selectFrom('standing').selectAll().where('event_id', '=', eventId).execute(),
      ).toMatchObject([{ user_id: userId, score: 12, rank: 1 }]),
    { timeout: 10_000, interval: 50 },
  )
  expect((await eventOf(eventId)).generation).toBeLessThan(4)
})

const frozen = (eventId: number) =>
  vi.waitFor(
    async () => {
      const phase = await testApp.db
        .selectFrom('phase')
        .where('event_id', '=', eventId)
        .select('frozen_at')
        .executeTakeFirstOrThrow()
      expect(phase.frozen_at).not.toBeNull()
    },
    { timeout: 10_000, interval: 50 },
  )

test('a phase that locks is frozen at its instant', async () => {
  const second = 1 / 60
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -20, lock: second }])
  await stop()
  stop = await startJobs(testApp.database, error => {
    throw error
  })
  await frozen(eventId)
})

test('a lock that an admin moves near is followed at once, not at the next search', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -20, lock: 60 }])
  const admin = await testApp.signUp('early_closer', 'admin')
  const lock = new Date(Date.now() + 2_000).toISOString()
  const { status } = await admin.call(`/api/${product.slug}/update-phase`, {
    eventId,
    index: 1,
    data: { lock },
  })
  expect(status).toBe(200)
  await frozen(eventId)
})

test('an account deleted 15 days ago is erased by the next search for work (rulebook 1.18)', async () => {
  const { id } = await testApp.signUp('long_gone')
  await testApp.db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await stop()
  stop = await startJobs(testApp.database, error => {
    throw error
  })
  const account = () =>
    testApp.db
      .selectFrom('account')
      .where('id', '=', id)
      .select(['username', 'email'])
      .executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect(await account()).toEqual({ username: 'deleted user', email: null }), {
    timeout: 10_000,
    interval: 50,
  })
})

test('a job that fails says why, though its queue tries it again', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>()
  await stop()
  stop = await startJobs(testApp.database, resolve)
  await requestRanking(testApp.db, 2_147_483_647)
  expect((await failed).message).toBe('Event not found.')
})
