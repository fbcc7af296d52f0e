import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { fromNow, insertTestEvent, type TestPhase } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../test/fixtures/insert-users.ts'
import { openTestApp } from '../../../test/fixtures/test-app.ts'
import { rankEvent } from '../score/publish/rank-event.ts'
import { notifyOfPhases } from './notify-of-phases.ts'

const testApp = await openTestApp()
afterAll(() => testApp.close())

const hour = 60
/** The notifications of an event by user, each as `kind phase result`. */
const notifications = async (eventId: number) => {
  const { rows } = await sql<{ user: number; notice: string }>`
    select user_id as user, concat_ws(' ', kind, facts ->> 'phaseIndex', facts ->> 'result') as notice
    from event_notice n join event_notice_block b on b.notice_id = n.id, generate_series(0, 999) place,
      lateral (select b.block * 1000 + place as user_id) u
    where event_id = ${eventId} and get_bit(b.users, place) = 1 order by user_id, id`.execute(testApp.db)
  return Map.groupBy(rows, row => row.user)
}
const noticesTo = async (eventId: number, users: number[]) => {
  const all = await notifications(eventId)
  return users.map(user => all.get(user)?.map(row => row.notice) ?? [])
}

/** Two users: in phase 1 the first has a player who scores, the second one who does not. */
async function play(phases: TestPhase[]) {
  const { eventId, players } = await insertTestEvent(testApp.db, phases)
  const users = await insertTestUsers(testApp.db, 2, `notified_${eventId}_`)
  const decks = users.map((userId, n) => ({
    userId,
    phase: 1,
    cards: [{ playerId: players[n] ?? 0, keyplays: [1], perks: [] }],
  }))
  await insertDecks(testApp.db, eventId, decks)
  const score = () =>
    insertCounts(testApp.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 3 }])
  const notified = async () => {
    await rankEvent(testApp.db, eventId)
    await notifyOfPhases(testApp.db, eventId)
    return noticesTo(eventId, users)
  }
  return { eventId, players, users, score, notified }
}

test('winners are notified at once, losers when it is decided; users who are out get no further openings', async () => {
  const { eventId, score, notified } = await play([
    { open: -3 * hour, lock: -2 * hour, points: 10 },
    { open: hour, lock: 3 * hour },
  ])
  expect(await notified(), 'undecided').toEqual([[], []])
  await score()
  expect(await notified()).toEqual([['phase_result 1 success'], []])
  await testApp.db
    .updateTable('phase')
    .set({ open: fromNow(-1) })
    .where('event_id', '=', eventId)
    .where('index', '=', 2)
    .execute()
  const results = [['phase_result 1 success', 'phase_opened 2'], ['phase_result 1 failed']]
  expect(await notified()).toEqual(results)
  expect(await notified(), 'once').toEqual(results)
})

test('one occasion makes one broadcast notification, whatever else its recipients have won (rulebook 10.22)', async () => {
  const { eventId, players, users, score, notified } = await play([
    { open: -5 * hour, lock: -4 * hour, points: 0 },
    { open: -3 * hour, lock: -2 * hour, points: 10 },
    { open: -1, lock: 3 * hour },
  ])
  const decks = users.map((userId, n) => ({
    userId,
    phase: 2,
    cards: [{ playerId: players[n] ?? 0, keyplays: [1], perks: [] }],
  }))
  await insertDecks(testApp.db, eventId, decks)
  await score()
  await insertCounts(testApp.db, eventId, 2, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 3 }])
  const first = 'phase_result 1 success'
  expect(await notified()).toEqual([
    [first, 'phase_result 2 success', 'phase_opened 3'],
    [first, 'phase_result 2 failed'],
  ])
  const { rows } = await sql<{ key: string }>`select natural_key as key from event_notice
    where event_id = ${eventId}`.execute(testApp.db)
  expect(rows).toHaveLength(4)
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
})

test('a result says how many phases there are, so that the last one mentions no next phase (rulebook 10.22)', async () => {
  const { eventId, score, notified } = await play([{ open: -3 * hour, lock: -2 * hour, points: 10 }])
  await score()
  await notified()
  const { rows } = await sql<{ facts: object }>`select facts from event_notice
    where event_id = ${eventId}`.execute(testApp.db)
  expect(rows.map(({ facts }) => facts)).toMatchObject([{ result: 'success', phaseIndex: 1, phases: 1 }])
})

test('a lock within the hour warns users with an unfinished deck', async () => {
  const { eventId, players, users, score, notified } = await play([
    { open: -3 * hour, lock: -2 * hour, points: 0 },
    { open: -1, lock: hour - 1 },
  ])
  await score()
  const cards = players.slice(0, 5).map(playerId => ({ playerId, keyplays: [], perks: [] }))
  const [finished = 0] = users
  await insertDecks(testApp.db, eventId, [{ userId: finished, phase: 2, cards }])
  const opened = ['phase_result 1 success', 'phase_opened 2']
  expect(await notified()).toEqual([opened, [...opened, 'lock_near 2']])
})

test('before there is a ranking it warns users with some cards in phase 1', async () => {
  const { eventId, users } = await play([{ open: -1, lock: hour - 1 }])
  await notifyOfPhases(testApp.db, eventId)
  expect(await noticesTo(eventId, users)).toEqual([['lock_near 1'], ['lock_near 1']])
})

test('an unpublished event notifies no one', async () => {
  const { eventId, users } = await play([{ open: -1, lock: hour - 1 }])
  await testApp.db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
  await notifyOfPhases(testApp.db, eventId)
  expect(await noticesTo(eventId, users)).toEqual([[], []])
})

test('two processes at once notify everybody once; users who qualify later get another broadcast notification', async () => {
  const { eventId, players, users, score } = await play([{ open: -3 * hour, lock: -2 * hour, points: 10 }])
  await score()
  await rankEvent(testApp.db, eventId)
  const newlyNotified = await Promise.all([1, 2, 3].map(() => notifyOfPhases(testApp.db, eventId)))
  expect(newlyNotified.toSorted()).toEqual([0, 0, 1])
  expect(await noticesTo(eventId, users)).toEqual([['phase_result 1 success'], []])
  const counts = [{ playerId: players[1] ?? 0, keyplayId: 1, count: 9 }]
  await insertCounts(testApp.db, eventId, 1, counts, 'match')
  await rankEvent(testApp.db, eventId)
  expect(await notifyOfPhases(testApp.db, eventId)).toBe(1)
  expect(await noticesTo(eventId, users)).toEqual([['phase_result 1 success'], ['phase_result 1 success']])
  expect(await notifyOfPhases(testApp.db, eventId), 'nobody is notified twice').toBe(0)
})
