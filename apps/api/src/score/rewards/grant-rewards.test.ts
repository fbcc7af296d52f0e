import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../../../test/fixtures/test-app.ts'
import { grantRewards, takeBackRewards } from './grant-rewards.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const grantsOf = (eventId: number) =>
  testApp.db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .select(['user_id', 'rank', 'amount'])
    .orderBy('user_id')
    .orderBy('amount')
    .execute()

test('completing grants by place and by percent, the tied in full; uncompleting takes back (rules.md 7)', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(testApp.db, 4, 'prize_')
  await insertDecks(
    testApp.db,
    eventId,
    users.map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n === 0 ? 0 : 1] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  await insertCounts(testApp.db, eventId, 1, [
    { playerId: players[0] ?? 0, keyplayId: 1, count: 9 },
    { playerId: players[1] ?? 0, keyplayId: 1, count: 5 },
  ])
  await testApp.db
    .insertInto('event_reward')
    .values([
      { event_id: eventId, reward_id: 1, amount: 100, from: 1, to: 1, type: 1 },
      { event_id: eventId, reward_id: 1, amount: 7, from: 2, to: 3, type: 1 },
      { event_id: eventId, reward_id: 1, amount: 1, from: 0, to: 25, type: 2 },
    ])
    .execute()
  await testApp.db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  const expected = [
    { user_id: users[0], rank: 1, amount: 1 },
    { user_id: users[0], rank: 1, amount: 100 },
    { user_id: users[1], rank: 2, amount: 7 },
    { user_id: users[2], rank: 2, amount: 7 },
    { user_id: users[3], rank: 2, amount: 7 },
  ]
  for (const _ of ['once', 'again']) {
    await testApp.db.transaction().execute(trx => grantRewards(trx, eventId))
    expect(await grantsOf(eventId)).toEqual(expected)
  }
  await testApp.db.transaction().execute(trx => takeBackRewards(trx, eventId))
  expect(await grantsOf(eventId)).toEqual([])
})
