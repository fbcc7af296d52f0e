import { afterAll, beforeAll, expect, test } from 'vitest'
import { stageEvent } from '../../../test/fixtures/insert-event.ts'
import { giveCounts, giveDecks } from '../../../test/fixtures/insert-users.ts'
import { openWorld, type Person, type World } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../score/rank/rank-event.ts'

let world: World
let first: Person
let second: Person
beforeAll(async () => {
  world = await openWorld()
  first = await world.join('first_one')
  second = await world.join('second_one')
})
afterAll(() => world.close())

type Shown = { results: object[]; badges: object[]; xp: number }

/** Both play one card in it; the first one's scores. */
async function rankedEvent(settings: { public: boolean }): Promise<number> {
  const { eventId, players } = await stageEvent(world.db, [{ open: -90, lock: -60 }], settings)
  const deckOf = (userId: number, playerId = 0) => ({
    userId,
    phase: 1,
    cards: [{ playerId, keyplays: [1], perks: [] }],
  })
  await giveDecks(world.db, eventId, [deckOf(first.id, players[0]), deckOf(second.id, players[1])])
  await giveCounts(world.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  await rankEvent(world.db, eventId)
  return eventId
}

test('a profile shows rank, score and badges in public events to anybody, of hidden ones to nobody (docs/rules.md)', async () => {
  const eventId = await rankedEvent({ public: true })
  await rankedEvent({ public: false })
  const profileOf = async (user: Person) => {
    const { body } = await world.nobody.call<{ user: Shown }>('/api/auth/get-user', { user: user.username })
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
