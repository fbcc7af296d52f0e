import { product } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { WorkRow } from '../../game/score/work/work-queries.ts'
import { requestDueWork, requestRanking } from '../../ground/db/channels.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { findDueWork } from './schedule.ts'

let testApp: TestApp
let admin: TestUser
let processes: Jobs[]
const failures: string[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('follower', 'admin')
  const start = () => startJobs(testApp.database, error => failures.push(error.message))
  processes = [await start(), await start()]
})
afterAll(async () => {
  await Promise.all(processes.map(each => each.stop()))
  await testApp.close()
})

/** An event with two frozen decks that waits for its ranking. */
async function insertPlayed(): Promise<number> {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -20, lock: -10 }])
  const users = await insertTestUsers(testApp.db, 2, `worker_${eventId}_`)
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(
    testApp.db,
    eventId,
    users.map(userId => ({ userId, phase: 1, cards })),
  )
  await insertCounts(testApp.db, eventId, 1, [])
  return eventId
}

const readWork = async (eventId: number): Promise<WorkRow[]> => {
  const { body } = await admin.call(`/api/${product.slug}/get-event-work?eventId=${eventId}`)
  return (body as { work: WorkRow[] }).work
}

test('an admin sees the step and the progress of a ranking while it runs (rulebook 9.29)', async () => {
  const eventId = await insertPlayed()
  const held = await testApp.db.startTransaction().execute()
  await sql`lock table standing_outcome in access exclusive mode`.execute(held)
  await requestRanking(testApp.db, eventId)
  await expect
    .poll(() => readWork(eventId))
    .toMatchObject([{ kind: 'ranking', state: 'running', step: 'scoring', done: 2, total: 2, failed: null }])
  await held.rollback().execute()
  await expect.poll(() => readWork(eventId)).toEqual([])
})

test('failed work shows its reason and its next try, with growing pauses, one at a time, until it succeeds (rulebook 9.30)', async () => {
  await sql`create function no_room() returns trigger language plpgsql as $$ begin
    if not pg_try_advisory_xact_lock(77, new.event_id) then raise 'twice at once'; end if;
    raise 'no room'; end $$`.execute(testApp.db)
  await sql`create trigger no_room before insert on standing_page for each row execute function no_room()`.execute(
    testApp.db,
  )
  const eventId = await insertPlayed()
  for (let n = 0; n < 10; n++) await requestRanking(testApp.db, eventId)
  const failed = () =>
    vi.waitFor(
      async () => {
        const [work] = await readWork(eventId)
        expect(work).toMatchObject({ kind: 'ranking', state: 'failed', failed: { reason: 'no room' } })
        expect(work?.failed?.tries).toBeGreaterThanOrEqual(3)
        return work?.failed
      },
      { timeout: 60_000, interval: 50 },
    )
  const last = await failed()
  const pause = Date.parse(last?.nextTryAt ?? '') - Date.parse(last?.at ?? '')
  expect(pause).toBe(1000 * 2 ** ((last?.tries ?? 0) - 1))
  // Work that waits for its next try is not requested by every search.
  const { stale, retries } = await findDueWork(testApp.db)
  expect(stale).not.toContain(eventId)
  expect(retries).toContainEqual(expect.objectContaining({ eventId, kind: 'ranking' }))
  await sql`drop trigger no_room on standing_page`.execute(testApp.db)
  await expect.poll(() => readWork(eventId)).toEqual([])
  const ranked = await testApp.db
    .selectFrom('standing')
    .select('rank')
    .where('event_id', '=', eventId)
    .execute()
  expect(ranked).toHaveLength(2)
  expect(new Set(failures)).toEqual(new Set(['no room']))
})

test('failed freezing is tried again later and shown as failed (rulebook 9.30)', async () => {
  await sql`create function no_freezer() returns trigger language plpgsql as $$ begin raise 'no freezer'; end $$`.execute(
    testApp.db,
  )
  await sql`create trigger no_freezer before insert on frozen_block for each row execute function no_freezer()`.execute(
    testApp.db,
  )
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -20, lock: 60 }])
  const [userId = 0] = await insertTestUsers(testApp.db, 1, 'unfrozen_')
  const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
  await insertDecks(testApp.db, eventId, [{ userId, phase: 1, cards }])
  await testApp.db
    .updateTable('phase')
    .set({ lock: new Date(Date.now() - 1000).toISOString() })
    .where('event_id', '=', eventId)
    .execute()
  await requestDueWork(testApp.db)
  await expect
    .poll(() => readWork(eventId))
    .toMatchObject([{ kind: 'freezing', state: 'failed', failed: { reason: 'no freezer' } }])
  await sql`drop trigger no_freezer on frozen_block`.execute(testApp.db)
  await expect.poll(() => readWork(eventId)).toEqual([])
})
