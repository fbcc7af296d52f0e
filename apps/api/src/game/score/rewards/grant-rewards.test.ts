import { grantsOf as domainGrantsOf } from '@game/domain'
import { expect } from 'vitest'
import { type Fixtures, it } from '../../../../test/fixtures/fixtures.ts'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { listRewards } from '../proof/grant-queries.ts'
import { grantRewards, takeBackRewards } from './grant-rewards.ts'

const grantsOf = ({ db }: Pick<Fixtures, 'db'>, eventId: number) =>
  db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .select(['user_id', 'rank', 'amount'])
    .orderBy('user_id')
    .orderBy('amount')
    .execute()

it('completing grants by rank and by percent, to tied users in full; un-completing takes back (rulebook 9.12)', async ({
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

it('a ranking of several pages, granted page by page and taken back block by block, gives the same as a whole (rulebook 9.10, 9.11)', async ({
  db,
}) => {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const users = await insertTestUsers(db, 1450, 'paged_')
  await insertDecks(
    db,
    eventId,
    users.map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n % 7] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  await insertCounts(
    db,
    eventId,
    1,
    players.slice(0, 7).map((playerId, n) => ({ playerId, keyplayId: 1, count: n })),
  )
  await db
    .insertInto('event_reward')
    .values([
      { event_id: eventId, reward_id: 1, amount: 100, from: 1, to: 3, type: 1 },
      { event_id: eventId, reward_id: 1, amount: 7, from: 10, to: 60, type: 2 },
    ])
    .execute()
  const parts: number[][] = []
  const keep = async (grants: readonly { userId: number }[]) => {
    parts.push([...new Set(grants.map(({ userId }) => userId))])
  }
  const paid = await db.transaction().execute(trx => grantRewards(trx, eventId, keep))
  expect(parts.length).toBeGreaterThan(3)
  expect(Math.max(...parts.map(part => part.length))).toBeLessThanOrEqual(200)
  expect(new Set(parts.flat()).size).toBe(paid.players)
  const standings = await db
    .selectFrom('standing as s')
    .innerJoin('event as e', join =>
      join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
    )
    .where('s.event_id', '=', eventId)
    .select(['s.user_id as userId', 's.rank', 's.username', 's.score'])
    .execute()
  expect(standings).toHaveLength(1450)
  const expected = domainGrantsOf(standings, await listRewards(db, eventId))
  const granted = await db
    .selectFrom('reward_grant')
    .where('event_id', '=', eventId)
    .select(['user_id as userId', 'event_reward_id as eventRewardId'])
    .execute()
  const keys = (grants: readonly { userId: number; eventRewardId: number }[]) =>
    grants.map(({ userId, eventRewardId }) => `${userId} ${eventRewardId}`).sort()
  expect(keys(granted)).toEqual(keys(expected))
  expect(paid.rewards).toBe(expected.length)

  parts.length = 0
  expect(await db.transaction().execute(trx => takeBackRewards(trx, eventId, keep))).toEqual(paid)
  expect(parts.length).toBeGreaterThan(1)
  expect(await grantsOf({ db }, eventId)).toEqual([])
})
