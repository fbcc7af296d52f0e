import { expect } from 'vitest'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { itConfigures as it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

it('a goal edited after the lock does not count, and the admin sees both values (rulebook 6.12)', async ({
  db,
  signUp,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -5, lock: 60, points: 700 }])
  const person = await signUp('goal_keeper')
  await deckOf(person, eventId).add(players[0] ?? 0)
  const change = (set: object) => db.updateTable('phase').set(set).where('event_id', '=', eventId).execute()
  await change({ lock: new Date(Date.now() - 1) })
  await rankEvent(db, eventId)
  await change({ points: 900 })
  const { body } = await person.call('/api/clutchdeck/get-event', { id: eventId })
  expect(body).toMatchObject({ event: { phases: [{ points: 700, setPoints: 900 }] } })
  const listed = await person.call('/api/clutchdeck/get-events', { ids: [eventId] })
  expect(listed.body).toMatchObject({ events: [{ phases: [{ points: 700 }] }] })
})

it('a multiplier edited after the lock does not count, and the admin sees both values (rulebook 6.12)', async ({
  db,
  config,
  signUp,
}) => {
  const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60, mult: 2 }])
  const saved = await config('update-phase', { eventId, index: 1, data: { mult: 3 } })
  expect(saved.status).toBe(200)
  const person = await signUp('mult_keeper')
  const { body } = await person.call('/api/clutchdeck/get-event', { id: eventId })
  expect(body).toMatchObject({ event: { phases: [{ mult: 2, setMult: 3 }] } })
  const listed = await person.call('/api/clutchdeck/get-events', { ids: [eventId] })
  expect(listed.body).toMatchObject({ events: [{ phases: [{ mult: 2 }] }] })
})
