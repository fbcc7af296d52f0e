import { friendshipStatus } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../publish/rank-event.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

type History = { users: { username: string }[]; phases: { index: number; ranks: (number | null)[] }[] }
const historyOf = async (user: TestUser, eventId: number) =>
  (await user.call<History>(`/api/clutchdeck/get-rank-history?eventId=${eventId}`)).body

test('the ranks of the caller and of friends after each phase are those last published before the next one locked (rulebook 9.37)', async () => {
  const { db } = testApp
  const [ana, ben] = [await testApp.signUp('history_ana'), await testApp.signUp('history_ben')]
  const [stranger = 0] = await insertTestUsers(db, 1, 'History_')
  await db
    .insertInto('friendship')
    .values({ sender_id: ben.id, recipient_id: ana.id, status: friendshipStatus.accepted })
    .execute()
  const { eventId, players } = await insertTestEvent(db, [
    { open: -90, lock: -60, points: 1 },
    { open: -50, lock: 60, points: 1 },
  ])
  expect(await historyOf(ana, eventId), 'nothing before a ranking').toEqual({ users: [], phases: [] })
  const hold = (phase: number, places: [userId: number, place: number][]) =>
    insertDecks(
      db,
      eventId,
      places.map(([userId, place]) => ({
        userId,
        phase,
        cards: [{ playerId: players[place] ?? 0, keyplays: [1], perks: [] }],
      })),
    )
  const count = (phase: number, counts: number[]) =>
    insertCounts(
      db,
      eventId,
      phase,
      counts.map((each, place) => ({ playerId: players[place] ?? 0, keyplayId: 1, count: each })),
    )
  await hold(1, [
    [ana.id, 0],
    [ben.id, 1],
    [stranger, 2],
  ])
  await rankEvent(db, eventId)
  await count(1, [1, 5, 9])
  await rankEvent(db, eventId)
  expect((await historyOf(ana, eventId)).phases).toMatchObject([{ index: 1, ranks: [3, 2] }])
  await count(1, [6, 5, 9])
  for (let again = 0; again < 3; again++) await rankEvent(db, eventId)

  await hold(2, [
    [ana.id, 0],
    [stranger, 1],
  ])
  await sql`update phase set lock = now() where event_id = ${eventId} and index = 2`.execute(db)
  await count(2, [50, 1])
  for (let again = 0; again < 3; again++) await rankEvent(db, eventId)
  const found = await historyOf(ana, eventId)
  expect(found.users.map(({ username }) => username)).toEqual(['history_ana', 'history_ben'])
  expect(found.phases).toMatchObject([
    { index: 1, ranks: [2, 3] },
    { index: 2, ranks: [1, 3] },
  ])
  const kept = await db
    .selectFrom('standing_place')
    .where('event_id', '=', eventId)
    .select('generation')
    .distinct()
    .execute()
  expect(kept, 'the newest two, and the last of the phase before').toHaveLength(3)
})
