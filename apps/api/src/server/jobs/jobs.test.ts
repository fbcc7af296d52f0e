import { product } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEventWithSource, sendChunk } from '../../../test/calls/log-calls.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { requestRanking } from '../../ground/db/channels.ts'
import { startJobs } from './jobs.ts'

let testApp: TestApp
let stop = async (): Promise<void> => {}
const fail = (error: Error): void => {
  throw error
}
/** Finishes the running work and restarts the jobs with this error handler. */
async function restart(report: (error: Error) => void = fail): Promise<void> {
  await stop()
  stop = (await startJobs(testApp.database, report)).stop
}
beforeAll(async () => {
  testApp = await openTestApp()
  await restart()
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

test('requesting a ranking of an event brings its standings up to date through the queue (rulebook 8.19)', async () => {
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
  await expect
    .poll(() => testApp.db.selectFrom('standing').selectAll().where('event_id', '=', eventId).execute())
    .toMatchObject([{ user_id: userId, score: 12, rank: 1 }])
  expect((await eventOf(eventId)).generation).toBeLessThan(4)
})

const untilFrozen = (eventId: number) =>
  expect
    .poll(() =>
      testApp.db
        .selectFrom('phase')
        .where('event_id', '=', eventId)
        .select('frozen_at')
        .executeTakeFirstOrThrow(),
    )
    .not.toEqual({ frozen_at: null })

test('a phase is frozen at the instant of its lock', async () => {
  const second = 1 / 60
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -20, lock: second }])
  await restart()
  await untilFrozen(eventId)
})

test('if an admin moves a lock close to now, the phase is frozen on time, not at the next search', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -20, lock: 60 }])
  const admin = await testApp.signUp('early_closer', 'admin')
  const lock = new Date(Date.now() + 2_000).toISOString()
  const { status } = await admin.call(`/api/${product.slug}/update-phase`, {
    eventId,
    index: 1,
    data: { lock },
  })
  expect(status).toBe(200)
  await untilFrozen(eventId)
})

test('a source that was being read when the queue last looked is read at once when it sends more (rulebook 15.8)', async () => {
  const admin = await testApp.signUp('log_sender', 'admin')
  const { source } = await insertEventWithSource(admin, testApp.db)
  const unread = () =>
    testApp.db
      .selectFrom('score_source_chunk')
      .where('source_id', '=', source.id)
      .where('log', 'is', null)
      .select('id')
      .execute()
  const looks = async () =>
    (await sql<{ at: Date | null }>`select max(monitor_on) at from pgboss.queue`.execute(testApp.db)).rows[0]
      ?.at
  await testApp.db.transaction().execute(async trx => {
    await trx.selectFrom('score_source').where('id', '=', source.id).select('id').forNoKeyUpdate().execute()
    await sendChunk(testApp.app, source.token, { body: 'a\n', begin: 0, end: 2, instance: 'server' })
    const atWork = sql<{ n: number }>`select count(*)::int n from pgboss.job
      where singleton_key = ${String(source.id)} and name like 'read-%' and state = 'active'`
    await expect.poll(async () => (await atWork.execute(testApp.db)).rows).toEqual([{ n: 1 }])
    const before = await looks()
    await expect.poll(looks).not.toEqual(before)
    // The queue does not look again: what it has seen stays.
    await sql`update pgboss.queue set monitor_on = now() + interval '1 hour',
      monitor_claim_on = now() + interval '1 hour'`.execute(testApp.db)
  })
  await expect.poll(unread).toEqual([])
  const passedOver = sql`select name from pgboss.queue where ${String(source.id)} = any(singletons_active)`
  expect((await passedOver.execute(testApp.db)).rows).toEqual([])
  await sendChunk(testApp.app, source.token, { body: 'b\n', begin: 2, end: 4, instance: 'server' })
  await expect.poll(unread).toEqual([])
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(testApp.db)
})

test('an account deleted 15 days ago is erased by the next search for work (rulebook 1.18)', async () => {
  const { id } = await testApp.signUp('long_gone')
  await testApp.db
    .updateTable('account')
    .set({ deletion_requested_at: new Date(Date.now() - 15 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  await restart()
  const account = () =>
    testApp.db
      .selectFrom('account')
      .where('id', '=', id)
      .select(['username', 'email'])
      .executeTakeFirstOrThrow()
  await expect.poll(account).toEqual({ username: 'deleted user', email: null })
})

test('the reason of a failed job is reported, although its queue tries it again', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>()
  await restart(resolve)
  await requestRanking(testApp.db, 2_147_483_647)
  expect((await failed).message).toBe('Event not found.')
  // It would be tried again during the next test: it is deleted after the queue has stored the failure.
  await stop()
  await sql`delete from pgboss.job where singleton_key = '2147483647'`.execute(testApp.db)
})

test('failed notifications do not affect the ranking: each is a separate job', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>()
  await restart(resolve)
  await sql`alter table event_notice add constraint no_paper check (false) not valid`.execute(testApp.db)
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -20, lock: -10, points: 0 }])
  const [userId = 0] = await insertTestUsers(testApp.db, 1, 'not_notified_')
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(testApp.db, eventId, [{ userId, phase: 1, cards }])
  await insertCounts(testApp.db, eventId, 1, [])
  await requestRanking(testApp.db, eventId)
  expect((await failed).message).toContain('no_paper')
  expect((await eventOf(eventId)).generation).toBeGreaterThan(0)
  const ranked = await sql<{ state: string }>`select state from pgboss.job
    where name = 'score-event' and singleton_key = ${String(eventId)}`.execute(testApp.db)
  expect(ranked.rows.map(row => row.state)).not.toContain('retry')
  await sql`alter table event_notice drop constraint no_paper`.execute(testApp.db)
})
