import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'

let testApp: TestApp
let first: TestUser
let second: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  first = await testApp.signUp('first_one')
  second = await testApp.signUp('second_one')
})
afterAll(() => testApp.close())

type Shown = { results: object[]; badges: object[]; xp: number }

/** Both play one card in it; the first one's scores. */
async function rankedEvent(settings: { public: boolean }): Promise<number> {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }], settings)
  const deckOf = (userId: number, playerId = 0) => ({
    userId,
    phase: 1,
    cards: [{ playerId, keyplays: [1], perks: [] }],
  })
  await insertDecks(testApp.db, eventId, [deckOf(first.id, players[0]), deckOf(second.id, players[1])])
  await insertCounts(testApp.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  await rankEvent(testApp.db, eventId)
  return eventId
}

test('a profile shows rank, score and badges in public events to anybody, of hidden ones to nobody (docs/rules.md)', async () => {
  const eventId = await rankedEvent({ public: true })
  await rankedEvent({ public: false })
  const profileOf = async (user: TestUser) => {
    const { body } = await testApp.visitor.call<{ user: Shown }>('/api/auth/get-user', {
      user: user.username,
    })
    return body.user
  }
  const badges = [{ eventId, phaseIndex: 1 }]
  // A hidden event still counts: 100 for each of two badges, a tenth of twice 36 points (rules.md 7).
  expect(await profileOf(first)).toMatchObject({
    results: [{ eventId, rank: 1, score: 36 }],
    badges,
    xp: 207,
  })
  expect(await profileOf(second)).toMatchObject({
    results: [{ eventId, rank: 2, score: 0 }],
    badges,
    xp: 200,
  })
})
