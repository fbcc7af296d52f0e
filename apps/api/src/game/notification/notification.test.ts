import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationsOf, socialAs } from '../../../test/calls/social-calls.ts'
import { fromNow, insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { NewNotification } from './notification-queries.ts'
import { notify } from './notify.ts'

let testApp: TestApp
let reader: TestUser
let other: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  reader = await testApp.signUp('the_reader')
  other = await testApp.signUp('the_other')
})
afterAll(() => testApp.close())

const notification = (userId: number, n: number): NewNotification => ({
  userId,
  kind: 'phase_opened',
  facts: { event: `Cup ${n}`, phaseIndex: n },
  naturalKey: `phase_opened:${n}`,
})

test('are stored once, listed newest first, paged and searched, and only for their reader', async () => {
  await notify(
    testApp.db,
    [1, 2, 3].map(n => notification(reader.id, n)),
  )
  await notify(testApp.db, [
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map(n => notification(reader.id, n)),
    notification(other.id, 1),
  ])
  const first = await notificationsOf(reader, '?pageSize=10')
  expect([first.count, first.unread, first.notifications.length]).toEqual([11, 11, 10])
  expect(first.notifications[0]).toMatchObject({
    kind: 'phase_opened',
    facts: { event: 'Cup 11', phaseIndex: 11 },
    readAt: null,
  })
  expect((await notificationsOf(reader, '?pageSize=10&page=2')).notifications).toHaveLength(1)
  const found = await notificationsOf(reader, '?phrase=cup%2011')
  expect([found.count, found.unread]).toEqual([1, 11])
  expect((await notificationsOf(reader, '?phrase=event')).count, 'names of facts are not searched').toBe(0)
  expect((await notificationsOf(other)).count).toBe(1)
})

test('are marked as read by their reader, some or all', async () => {
  const { notifications } = await notificationsOf(reader)
  const ids = notifications.slice(0, 2).map(each => each.id)
  await socialAs(other)('read-notifications', { ids })
  expect((await notificationsOf(reader)).unread).toBe(11)
  expect((await socialAs(reader)('read-notifications', { ids })).status).toBe(200)
  const after = await notificationsOf(reader)
  expect(after.unread).toBe(9)
  expect(after.notifications.slice(0, 3).map(each => each.readAt !== null)).toEqual([true, true, false])
  await socialAs(reader)('read-notifications', { ids: [] })
  expect((await notificationsOf(reader)).unread).toBe(9)
  await socialAs(reader)('read-notifications', {})
  expect((await notificationsOf(reader)).unread).toBe(0)
})

test('of an opened phase are gone once it has locked, and back if the lock is moved (rulebook 10.24)', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [
    { open: -10, lock: 10 },
    { open: -10, lock: -1 },
  ])
  const user = await testApp.signUp('the_late_one')
  const opened = (phaseIndex: number): NewNotification => ({
    userId: user.id,
    kind: 'phase_opened',
    facts: { eventId, event: 'Night Cup', phaseIndex },
    naturalKey: `phase_opened:${phaseIndex}`,
  })
  await notify(testApp.db, [opened(1), opened(2)])
  const bell = async () => {
    const { notifications, count, unread } = await notificationsOf(user)
    return [notifications.map(({ facts }) => facts.phaseIndex), count, unread]
  }
  expect(await bell()).toEqual([[1], 1, 1])
  await testApp.db
    .updateTable('phase')
    .set({ lock: fromNow(600_000) })
    .where('event_id', '=', eventId)
    .execute()
  expect(await bell()).toEqual([[2, 1], 2, 2])
})

test('need a session and valid queries and bodies, the second time too', async () => {
  const path = '/api/social/get-notifications'
  expect((await testApp.visitor.call(path)).status).toBe(401)
  expect((await socialAs(testApp.visitor)('read-notifications', {})).status).toBe(401)
  for (const query of ['?page=0', '?pageSize=100', '?unread=true'])
    expect((await reader.call(path + query)).status).toBe(400)
  const malformed = [{ ids: null }, { ids: 'false' }, { ids: [null] }, { ids: ['1'] }, { all: true }, []]
  for (const body of [...malformed, ...malformed])
    expect((await socialAs(reader)('read-notifications', body)).status).toBe(400)
})
