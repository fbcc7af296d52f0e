import { expect } from 'vitest'
import { it as base, type Fixtures } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../../test/fixtures/insert-users.ts'
import type { TestUser } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../../../game/score/publish/rank-event.ts'

const it = base
  .extend('first', { scope: 'file' }, ({ signUp }) => signUp('first_one'))
  .extend('second', { scope: 'file' }, ({ signUp }) => signUp('second_one'))

type Shown = { results: object[]; badges: object[]; xp: number }

/** Both users play one card in it; only the card of the first scores. */
async function rankedEvent(
  { db, first, second }: Pick<Fixtures, 'db'> & { first: TestUser; second: TestUser },
  settings: { public: boolean },
): Promise<number> {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }], settings)
  const deckOf = (userId: number, playerId = 0) => ({
    userId,
    phase: 1,
    cards: [{ playerId, keyplays: [1], perks: [] }],
  })
  await insertDecks(db, eventId, [deckOf(first.id, players[0]), deckOf(second.id, players[1])])
  await insertCounts(db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 9 }])
  await rankEvent(db, eventId)
  return eventId
}

it('a profile shows rank, score and badges of public events to everybody, of hidden ones to nobody (rulebook 9.18)', async ({
  visitor,
  first,
  second,
  db,
}) => {
  const eventId = await rankedEvent({ db, first, second }, { public: true })
  await rankedEvent({ db, first, second }, { public: false })
  const profileOf = async (user: TestUser) => {
    const { body } = await visitor.call<{ user: Shown }>('/api/auth/get-user', {
      user: user.username,
    })
    return body.user
  }
  const badges = [{ eventId, phaseIndex: 1 }]
  // A hidden event still counts: 100 for each of two badges, a tenth of twice 36 points (rulebook 9.13, 9.14).
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

it('a profile shows rewards of public events to everybody, of hidden ones to nobody (rulebook 9.19)', async ({
  visitor,
  first,
  second,
  admin,
  db,
}) => {
  const data = { rewardId: 5, amount: 1, from: 1, to: 1, type: 1 }
  const edit = (verb: string, body: object) => admin.call(`/api/clutchdeck/${verb}`, body)
  const [eventId, hidden] = [
    await rankedEvent({ db, first, second }, { public: true }),
    await rankedEvent({ db, first, second }, { public: false }),
  ]
  for (const id of [eventId, hidden]) await edit('add-event-reward', { eventId: id, data })
  const listed = await visitor.call('/api/clutchdeck/get-events', { ids: [eventId] })
  expect(listed.body, 'the reward is listed before it is won').toMatchObject({
    events: [{ rewards: [{ ...data, reward: { name: 'Team jersey' } }] }],
  })
  for (const id of [eventId, hidden]) await edit('update-event', { eventId: id, data: { completed: true } })
  const rewardsOf = async ({ username }: TestUser) => {
    const { body } = await visitor.call<{ user: { rewards: object[] } }>('/api/auth/get-user', {
      user: username,
    })
    return body.user.rewards
  }
  expect(await rewardsOf(first)).toMatchObject([
    { eventId, event: 'Night Cup', rewardId: 5, reward: { name: 'Team jersey' }, amount: 1, rank: 1 },
  ])
  expect(await rewardsOf(second)).toEqual([])
  await edit('update-event', { eventId, data: { completed: false } })
  expect(await rewardsOf(first)).toEqual([])
})
