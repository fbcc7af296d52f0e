import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { rankEvent } from '../publish/rank-event.ts'

type Row = {
  userId: number
  user: { username: string }
  score: number
  rank: number
  previousRank: number | null
}
type Page = {
  scores: Row[]
  count: number
  capped: boolean
  own: Row | null
  lockedPhase: number | null
}

let testApp: TestApp
let player: TestUser
let users: number[]
let eventId: number
let players: number[]
beforeAll(async () => {
  testApp = await openTestApp()
  player = await testApp.signUp('the_player')
  users = [...(await insertTestUsers(testApp.db, 5, 'Rank_')), player.id]
  const staged = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  eventId = staged.eventId
  players = staged.players
  await insertDecks(
    testApp.db,
    eventId,
    users.map((userId, n) => ({
      userId,
      phase: 1,
      cards: [{ playerId: players[n % 3] ?? 0, keyplays: [1], perks: [] }],
    })),
  )
  await insertCounts(testApp.db, eventId, 1, [
    { playerId: players[0] ?? 0, keyplayId: 1, count: 9 },
    { playerId: players[1] ?? 0, keyplayId: 1, count: 5 },
  ])
  await rankEvent(testApp.db, eventId)
})
afterAll(() => testApp.close())

const read = async (query: string, by: Pick<TestUser, 'call'> = player) =>
  (await by.call<Page>(`/api/clutchdeck/get-event-scores?eventId=${eventId}${query}`)).body
const ranks = (page: Page) => page.scores.map(row => `${row.rank} ${row.user.username} ${row.score}`)

test('standard competition ranking, ties by username regardless of case (rulebook 9.2, 9.3)', async () => {
  const page = await read('')
  expect(ranks(page)).toEqual([
    '1 Rank_1 36',
    '1 Rank_4 36',
    '3 Rank_2 20',
    '3 Rank_5 20',
    '5 Rank_3 0',
    '5 the_player 0',
  ])
  expect(page.count).toBe(6)
  expect(page.own).toMatchObject({ userId: player.id, rank: 5, score: 0 })
  expect((await read('', testApp.visitor)).own).toBeNull()
})

test('pages are read by position; a search keeps the ranks of the whole list, and wildcards are plain characters (rulebook 9.5, 12.14)', async () => {
  expect(await read('&page=2&pageSize=10')).toMatchObject({ scores: [], count: 6, own: { rank: 5 } })
  const found = await read('&phrase=nk_2')
  expect(ranks(found)).toEqual(['3 Rank_2 20'])
  expect(found.count).toBe(1)
  expect((await read('&phrase=%25')).count).toBe(0)
  expect((await read('&phrase=__')).count).toBe(0)
})

test('names the newest phase that has locked, and none before the first lock (rulebook 22.11)', async () => {
  expect((await read('')).lockedPhase).toBe(1)
  const event = await insertTestEvent(testApp.db, [
    { open: -90, lock: -60 },
    { open: -50, lock: -40 },
    { open: -30, lock: 60 },
  ])
  const open = await insertTestEvent(testApp.db, [{ open: -30, lock: 60 }])
  const lockedOf = async (id: number) =>
    (await player.call<Page>(`/api/clutchdeck/get-event-scores?eventId=${id}`)).body.lockedPhase
  expect([await lockedOf(event.eventId), await lockedOf(open.eventId)]).toEqual([2, null])
})

test('with a clan the rank is the rank within it (rulebook 9.4)', async () => {
  const clan = await testApp.db
    .insertInto('clan')
    .values({ name: 'Tied', name_key: 'tied' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members = [users[3], users[1], users[4], player.id]
  await testApp.db
    .insertInto('clan_member')
    .values(members.map((user_id = 0) => ({ user_id, clan_id: clan.id, role: 2 })))
    .execute()
  const page = await read(`&clanId=${clan.id}`)
  expect(ranks(page)).toEqual(['1 Rank_4 36', '2 Rank_2 20', '2 Rank_5 20', '4 the_player 0'])
  expect(page).toMatchObject({ count: 4, own: { rank: 4 } })
  expect(ranks(await read(`&clanId=${clan.id}&phrase=rank_5`))).toEqual(['2 Rank_5 20'])
  expect(await read('&clanId=999999')).toMatchObject({ scores: [], count: 0, own: null })
  expect(await read('&clanId=')).toEqual(await read(''))
  const setDeletion = (at: Date | null) =>
    testApp.db
      .updateTable('account')
      .set({ deletion_requested_at: at })
      .where('id', '=', users[3] ?? 0)
      .execute()
  await setDeletion(new Date())
  const seen = await read(`&clanId=${clan.id}`)
  expect(ranks(seen), 'who has asked for deletion').toEqual(['1 Rank_2 20', '1 Rank_5 20', '3 the_player 0'])
  await setDeletion(null)
})

test('the previous rank is the one before the last upload, not before the last ranking', async () => {
  const staged = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const [a = 0, b = 0] = users
  const [one = 0, two = 0] = staged.players
  await insertDecks(testApp.db, staged.eventId, [
    { userId: a, phase: 1, cards: [{ playerId: one, keyplays: [1], perks: [] }] },
    { userId: b, phase: 1, cards: [{ playerId: two, keyplays: [16], perks: [] }] },
  ])
  const former = async () => {
    const { body } = await player.call<Page>(`/api/clutchdeck/get-event-scores?eventId=${staged.eventId}`)
    return body.scores.map(row => [row.userId, row.rank, row.previousRank])
  }
  await rankEvent(testApp.db, staged.eventId)
  await insertCounts(testApp.db, staged.eventId, 1, [{ playerId: one, keyplayId: 1, count: 1 }])
  await rankEvent(testApp.db, staged.eventId)
  expect(await former(), 'the level start before the first file is no rank').toEqual([
    [a, 1, null],
    [b, 2, null],
  ])
  await insertCounts(testApp.db, staged.eventId, 1, [{ playerId: two, keyplayId: 16, count: 9 }], 'match')
  await rankEvent(testApp.db, staged.eventId)
  await rankEvent(testApp.db, staged.eventId)
  expect(await former()).toEqual([
    [b, 1, 2],
    [a, 2, 1],
  ])
})

test('an unpublished event is not found; pages of 100 are for admins', async () => {
  const hidden = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }], { public: false })
  const path = '/api/clutchdeck/get-event-scores?eventId='
  expect((await player.call(`${path}${hidden.eventId}`)).status).toBe(404)
  expect((await player.call(`${path}${eventId}&pageSize=100`)).status).toBe(400)
  expect((await player.call(`${path}${eventId}&pageSize=7`)).status).toBe(400)
})
