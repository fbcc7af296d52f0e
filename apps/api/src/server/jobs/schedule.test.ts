import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { freezePhase } from '../../game/score/publish/freeze-phase.ts'
import { rankEvent } from '../../game/score/publish/rank-event.ts'
import { messageChannel } from '../../ground/stream/message.ts'
import { freezeOverdue } from './lock-watch.ts'
import { findDueWork, publishOpening } from './schedule.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
  await insertTestUsers(testApp.db, 1, 'clock_')
})
afterAll(() => testApp.close())

const isStale = async (eventId: number) => {
  const { overdue, stale } = await findDueWork(testApp.db)
  return overdue.includes(eventId) || stale.includes(eventId)
}

test('an event is stale from a lock, an upload or an opening until its next ranking', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [
    { open: -90, lock: -60 },
    { open: -50, lock: 50 },
  ])
  expect(await isStale(eventId)).toBe(true)
  await rankEvent(testApp.db, eventId)
  expect(await isStale(eventId)).toBe(false)
  await insertCounts(testApp.db, eventId, 1, [])
  expect(await isStale(eventId)).toBe(true)
  await rankEvent(testApp.db, eventId)
  expect(await isStale(eventId)).toBe(false)
  await sql`update event set ranked_at = now() - interval '55 minutes' where id = ${eventId}`.execute(
    testApp.db,
  )
  await sql`update score_upload set uploaded_at = now() - interval '58 minutes' where event_id = ${eventId}`.execute(
    testApp.db,
  )
  expect(await isStale(eventId)).toBe(true)
})

test('if a process dies after freezing and before ranking, the next one ranks, once (rulebook 6.12)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  await freezePhase(testApp.db, eventId, 1)
  expect((await findDueWork(testApp.db)).overdue).toContain(eventId)
  expect(await freezeOverdue(testApp.db, eventId)).toBe(true)
  expect(await isStale(eventId)).toBe(false)
  expect(await freezeOverdue(testApp.db, eventId)).toBe(false)
})

test('an upcoming event and one without dates have no due work', async () => {
  const upcoming = await insertTestEvent(testApp.db, [{ open: 10, lock: 20 }])
  const undated = await insertTestEvent(testApp.db, [{ open: -10, lock: -10 }])
  expect(await isStale(upcoming.eventId)).toBe(false)
  expect(await isStale(undated.eventId)).toBe(false)
})

test('openings and locks are listed a little further ahead than the next search', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [
    { open: -5, lock: 1 },
    { open: 1.2, lock: 30 },
  ])
  const { coming } = await findDueWork(testApp.db)
  const own = coming.filter(instant => instant.eventId === eventId)
  expect(own.map(({ phaseIndex, kind }) => [phaseIndex, kind])).toEqual([
    [1, 'lock'],
    [2, 'open'],
  ])
  expect(own.every(({ at }) => at.endsWith('Z'))).toBe(true)
  // By the database's clock, not by this machine's.
  expect(own.map(({ inMs }) => Math.round(inMs / 10_000))).toEqual([6, 7])
})

test('an opening is published to the streams of its event', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: -5, lock: 1 }])
  const { promise: received, resolve } = Promise.withResolvers<string>()
  const stop = await testApp.database.listen(messageChannel, resolve)
  await publishOpening(testApp.db, { eventId, phaseIndex: 1 })
  expect(JSON.parse(await received)).toEqual({ type: 'phase_opened', eventId, phaseIndex: 1 })
  await stop()
})
