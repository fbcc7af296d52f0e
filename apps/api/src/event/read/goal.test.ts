import { afterAll, beforeAll, expect, test } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

test('a goal edited after the lock does not count, and the admin sees both (rules.md 6)', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -5, lock: 60, points: 700 }])
  const person = await testApp.signUp('goal_keeper')
  await deckOf(person, eventId).add(players[0] ?? 0)
  const change = (set: object) =>
    testApp.db.updateTable('phase').set(set).where('event_id', '=', eventId).execute()
  await change({ lock: new Date(Date.now() - 1) })
  await rankEvent(testApp.db, eventId)
  await change({ points: 900 })
  const { body } = await person.call('/api/clutchdeck/get-event', { id: eventId })
  expect(body).toMatchObject({ event: { phases: [{ points: 700, setPoints: 900 }] } })
  const listed = await person.call('/api/clutchdeck/get-events', { ids: [eventId] })
  expect(listed.body).toMatchObject({ events: [{ phases: [{ points: 700 }] }] })
})
