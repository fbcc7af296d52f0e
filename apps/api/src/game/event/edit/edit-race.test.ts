import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  at,
  configAs,
  insertConfiguredEvent,
  match,
  readConfig,
} from '../../../../test/calls/config-calls.ts'
import { deckOf } from '../../../../test/calls/deck-calls.ts'
import { fromNow, insertTestEvent } from '../../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../../test/fixtures/test-app.ts'
import { messageChannel } from '../../../ground/stream/message.ts'
import { rankEvent } from '../../score/publish/rank-event.ts'

let testApp: TestApp
let second: TestApp
let admins: ReturnType<typeof configAs>[]
let admin: TestUser
let people: TestUser[]
beforeAll(async () => {
  testApp = await openTestApp()
  second = await openTestApp({}, testApp)
  admin = await testApp.signUp('the_admin', 'admin')
  admins = [configAs(admin), configAs({ call: second.as(admin) })]
  people = await Promise.all(times(40).map(n => testApp.signUp(`racer_${n}`)))
})
afterAll(async () => {
  await second.close()
  await testApp.close()
})

const times = (n: number) => Array.from({ length: n }, (_, place) => place)
const both = (n: number) => admins[n % 2] ?? configAs(admin)

/** Edits that all change something wait for each other: this many still finish on a slow machine, without a 503. */
const atOnce = 16

/** The number of answers with each status. */
const tally = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, answer => answer.status)].map(([status, all]) => [status, all.length]),
  )

test('40 phases added at once from two processes: exactly one is added, without a gap', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: 60, lock: 120 }])
  const phase = { eventId, index: 2, name: 'phase', points: 1000, mult: 1, open: at, lock: at }
  const answers = await Promise.all(times(40).map(n => both(n)('add-phase', { data: phase })))
  expect(tally(answers)).toEqual({ 200: 1, 409: 39 })
  expect((await readConfig(admin, eventId)).phases.map(each => each.index)).toEqual([1, 2])
})

test('two admins reorder and remove phases at once: indexes stay 1..n, each phase keeps its data', async () => {
  const minutes = (n: number) => ({ open: n * 100, lock: n * 100 + 50, points: n, perks: [n] })
  const { eventId, teams } = await insertTestEvent(
    testApp.db,
    times(6).map(n => minutes(n + 1)),
  )
  await admins[0]?.('add-phase-match', { eventId, ...match(teams, 4) })
  const answers = await Promise.all(
    times(atOnce).map(n =>
      n % 8 === 7
        ? both(n)('remove-phase', { eventId, index: 6 })
        : both(n)('reorder-phases', { eventId, from: 1 + (n % 4), to: 1 + ((n * 3) % 4) }),
    ),
  )
  expect(tally(answers)).toMatchObject({ 200: expect.any(Number) })
  expect(answers.filter(answer => ![200, 404].includes(answer.status))).toEqual([])
  const { phases } = await readConfig(admin, eventId)
  expect(phases.map(phase => phase.index)).toEqual(times(phases.length).map(n => n + 1))
  for (const phase of phases) {
    expect(phase.perks.map(perk => perk.perkId)).toEqual([phase.points])
    expect(phase.name).toBe(`Phase ${phase.points}`)
    expect(phase.matches).toHaveLength(phase.points === 4 ? 1 : 0)
  }
})

test('a player removed with force while 40 users add the player is in no deck, and exactly the users who had the card are notified', async () => {
  for (const round of times(3)) {
    const { eventId, players, teams } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
    const [player = 0] = players
    const removal = { eventId, phaseIndex: 1, teamId: teams[0], playerId: player, force: true }
    const adds = people.map(person => deckOf(person, eventId).add(player))
    const forced = both(round)<{ decks: number }>('remove-phase-team-player', removal)
    const added = (await Promise.all(adds)).filter(answer => answer.status === 200).length
    const { status, body } = await forced
    expect(status).toBe(200)
    const decks = await testApp.db
      .selectFrom('deck')
      .where('event_id', '=', eventId)
      .select('cards')
      .execute()
    expect(decks.flatMap(deck => deck.cards)).toEqual([])
    const notified = await testApp.db
      .selectFrom('notification')
      .where('natural_key', 'like', `card_removed:${eventId}:%`)
      .select('user_id')
      .execute()
    expect([notified.length, added]).toEqual([body.decks, body.decks])
  }
})

test('a perk that is removed while 40 users place it is on no card', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60, perks: [1, 2] }])
  const [player = 0] = players
  await Promise.all(people.map(person => deckOf(person, eventId).add(player)))
  const placed = people.map(person => deckOf(person, eventId).addPerk(player, 1))
  const roll = { eventId, phaseIndex: 1, perks: [2], force: true }
  const [{ status }] = await Promise.all([both(0)('update-phase-perks', roll), ...placed])
  expect(status).toBe(200)
  const decks = await testApp.db.selectFrom('deck').where('event_id', '=', eventId).select('cards').execute()
  expect(decks).toHaveLength(40)
  expect(decks.flatMap(deck => deck.cards).flatMap(card => card.perks)).toEqual([])
})

test('an event removed while people join it: either it stays with their decks, or no one has joined', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const joins = people.map(person => deckOf(person, eventId).add(players[0] ?? 0))
  const { status } = await both(1)('remove-event', { id: eventId })
  const joined = (await Promise.all(joins)).filter(answer => answer.status === 200).length
  expect(status === 200 ? joined === 0 : joined > 0).toBe(true)
})

test('of 20 simultaneous saves of the same revision one is accepted, the others are stale', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: 60, lock: 120 }])
  const { phases } = await readConfig(admin, eventId)
  const revision = phases[0]?.revision
  const saves = times(20).map(n =>
    both(n)('update-phase', { eventId, index: 1, revision, data: { points: n } }),
  )
  expect(tally(await Promise.all(saves))).toEqual({ 200: 1, 409: 19 })
})

test('an event completed while 40 people move: no move is written afterwards', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const moves = people.map(person => deckOf(person, eventId).add(players[0] ?? 0))
  const { status } = await both(0)('update-event', { eventId, data: { completed: true } })
  expect(status).toBe(200)
  const answers = await Promise.all(moves)
  const { count } = await testApp.db
    .selectFrom('deck')
    .where('event_id', '=', eventId)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(answers.filter(answer => answer.status === 200).length)
  expect((await deckOf(people[0] ?? admin, eventId).add(players[1] ?? 0)).status).toBe(409)
})

test('simultaneous edits of phases and of the catalogue, moves and rankings wait for each other, none fails', async () => {
  const { eventId, players, teams, free } = await insertConfiguredEvent(testApp.db, admin)
  await testApp.db
    .updateTable('phase')
    .set({ open: fromNow(-1), lock: fromNow(3_600_000) })
    .where('event_id', '=', eventId)
    .where('index', '=', 1)
    .execute()
  const phase = { eventId, phaseIndex: 1 }
  const stranger = { ...phase, teamId: teams[0], playerId: free.players[0] }
  const perk = { id: 1, name: 'Warm-up', rarity: 1, mult: 1.05, description: 'x' }
  const player = {
    id: players[0],
    name: 'x',
    steamId: '76561190000000001',
    country: 'pl',
    birth: '2000-01-01',
  }
  const acts = [
    () => both(0)('update-phase-perks', { ...phase, perks: [1, 1, 2], force: true }),
    () => both(1)('update-perk', { data: perk }),
    () => both(0)('add-phase-team-player', stranger),
    () => both(1)('remove-phase-team-player', { ...stranger, force: true }),
    () => admin.call('/api/csdata/update-player', { data: player, team: teams[0], role: 1, style: 1 }),
    () => both(0)('update-phase', { eventId, index: 2, data: { points: 900 } }),
    () => both(1)('update-event', { eventId, data: { secondChance: true } }),
    () => rankEvent(second.db, eventId).then(() => ({ status: 200 })),
    () => deckOf(people[0] ?? admin, eventId).add(players[0] ?? 0),
    () => deckOf(people[1] ?? admin, eventId).addPerk(players[0] ?? 0, 1),
  ]
  const answers = await Promise.all(times(2 * acts.length).map(n => acts[n % acts.length]?.()))
  expect(answers.filter(answer => ![200, 409].includes(answer?.status ?? 0))).toEqual([])
})

test('streams get a message about a completed edit, not about a refused one', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: 60, lock: 120 }])
  const received: string[] = []
  const allReceived = Promise.withResolvers<void>()
  const stop = await testApp.database.listen(messageChannel, payload => {
    received.push(payload)
    if (received.length === 2) allReceived.resolve()
  })
  await both(0)('update-event', { eventId, data: { name: 'Loud' } })
  await both(0)('remove-phase', { eventId, index: 9 })
  await both(1)('update-phase', { eventId, index: 1, data: { name: 'Louder' } })
  await allReceived.promise
  await stop()
  const news = JSON.stringify({ type: 'event_changed', eventId })
  expect(received).toEqual([news, news])
})
