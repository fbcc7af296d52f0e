import { deckSize } from '@game/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'

let testApp: TestApp
let admin: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('the_admin', 'admin')
})
afterAll(() => testApp.close())

const read = async (eventId: number) =>
  (await admin.call(`/api/clutchdeck/get-phase-decks?eventId=${eventId}`)).body

test('decks of each phase, how many are full, and the players who hold any', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [
    { open: -60, lock: 60 },
    { open: 90, lock: 120 },
  ])
  expect(await read(eventId)).toEqual({ players: 0, phases: [] })
  const [a = 0, b = 0, c = 0] = await insertTestUsers(testApp.db, 3, 'tally_')
  const cards = (size: number) =>
    players.slice(0, size).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  await insertDecks(testApp.db, eventId, [
    { userId: a, phase: 1, cards: cards(deckSize) },
    { userId: b, phase: 1, cards: cards(deckSize - 1) },
    { userId: c, phase: 1, cards: [] },
    { userId: a, phase: 2, cards: cards(1) },
  ])
  expect(await read(eventId)).toEqual({
    players: 2,
    phases: [
      { phase: 1, decks: 2, full: 1 },
      { phase: 2, decks: 1, full: 0 },
    ],
  })
})
