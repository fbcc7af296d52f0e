import { expect } from 'vitest'
import { type Fixtures, it } from '../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { grantRewards, takeBackRewards } from './grant-rewards.ts'

const grantsOf = ({ db }: Pick<Fixtures, 'db'>, eventId: number) =>
  db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .select(['user_id', 'rank', 'amount'])
    .orderBy('user_id')
    .orderBy('amount')
    .execute()

it('completing grants by place and by percent, the tied in full; uncompleting takes back (rulebook 9.12)', async ({
  db,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(db, 4, 'prize_')
  await insertDecks(
    db,
    eventId,
    users.map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n === 0 ? 0 : 1] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  await insertCounts(db, eventId, 1, [
    { playerId: players[0] ?? 0, keyplayId: 1, count: 9 },
    { playerId: players[1] ?? 0, keyplayId: 1, count: 5 },
  ])
  await db
    .insertInto('event_reward')
    .values([
      { event_id: eventId, reward_id: 1, amount: 100, from: 1, to: 1, type: 1 },
      { event_id: eventId, reward_id: 1, amount: 7, from: 2, to: 3, type: 1 },
      { event_id: eventId, reward_id: 1, amount: 1, from: 0, to: 25, type: 2 },
    ])
    .execute()
  await db.updateTable('event').set({ completed: true }).where('id', '=', eventId).execute()
  const expected = [
    { user_id: users[0], rank: 1, amount: 1 },
    { user_id: users[0], rank: 1, amount: 100 },
    { user_id: users[1], rank: 2, amount: 7 },
    { user_id: users[2], rank: 2, amount: 7 },
    { user_id: users[3], rank: 2, amount: 7 },
  ]
  for (const _ of ['once', 'again']) {
    await db.transaction().execute(trx => grantRewards(trx, eventId))
    expect(await grantsOf({ db }, eventId)).toEqual(expected)
  }
  await db.transaction().execute(trx => takeBackRewards(trx, eventId))
  expect(await grantsOf({ db }, eventId)).toEqual([])
})
