import { demoScores, demoSeriesMaps, proposeGoals as goalsOf } from '@game/domain'
import { expect } from 'vitest'
import { it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts } from '../../../../test/fixtures/insert-users.ts'
import { insertPrivateEvent } from '../../event/circle/private-event-queries.ts'

const path = (eventId: number, phaseIndex: number) =>
  `/api/clutchdeck/propose-goals?eventId=${eventId}&phaseIndex=${phaseIndex}`

it('goals come from the series of the demo, or one map of it in a private event, until the event has counts, then from those, times the multiplier (rulebook 11.50)', async ({
  db,
  admin,
}) => {
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, mult: 1 },
    { open: -30, lock: 60, mult: 1.5 },
  ])
  expect((await admin.call(path(eventId, 2))).body).toEqual({ ...goalsOf(demoScores, 1.5), from: 'demo' })
  await insertPrivateEvent(db, { eventId, ownerId: admin.id, code: 'GOALS001', entry: 'open' })
  const onOneMap = goalsOf(demoScores, 1.5 / demoSeriesMaps)
  expect((await admin.call(path(eventId, 2))).body).toEqual({ ...onOneMap, from: 'demoMap' })
  await insertCounts(
    db,
    eventId,
    1,
    players.slice(0, 5).map(playerId => ({ playerId, keyplayId: 6, count: 8 })),
  )
  const { body } = await admin.call(path(eventId, 2))
  // Each card has the one keyplay that anybody did: 5 x 8 x 14 x 1.5.
  expect(body).toMatchObject({ half: 850, third: 850, tenth: 850, from: 'event' })
  expect((await admin.call(path(eventId, 2))).body).toEqual(body)
  expect((await admin.call(path(eventId, 3))).status).toBe(404)
})
