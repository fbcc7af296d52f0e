import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deckOf } from '../../../test/calls/deck-calls.ts'
import { insertTestEvent, type TestEvent } from '../../../test/fixtures/insert-event.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'

let testApp: TestApp
let testEvent: TestEvent
let asker: TestUser
beforeAll(async () => {
  testApp = await openTestApp()
  testEvent = await insertTestEvent(testApp.db, [{ open: -1, lock: 60, perks: [1, 1, 2, 3, 4] }])
  asker = await testApp.signUp('asker')
})
afterAll(() => testApp.close())

const hour = 60
let people = 0
const freshDeck = async (eventId = testEvent.eventId, phaseIndex = 1) =>
  deckOf(await testApp.signUp(`player_${++people}`), eventId, phaseIndex)
const playerAt = (place: number) => testEvent.players[place] ?? 0

test('a call in the name of a user needs their session, even for what a visitor may read (rulebook 12.33)', async () => {
  const [person, other] = [await testApp.signUp('asks_as_one'), await testApp.signUp('asks_as_two')]
  await deckOf(person, testEvent.eventId).add(playerAt(0))
  const ask = async (cookie: string, as: string) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/clutchdeck/get-cards',
      headers: { cookie, 'x-user-id': as },
      payload: { eventId: testEvent.eventId, userId: person.id },
    })
    return [answer.statusCode, answer.json().rule ?? answer.json().cards.length]
  }
  expect(await ask(person.cookie, `${person.id}`)).toEqual([200, 1])
  expect(await ask('', `${person.id}`)).toEqual([401, 'LOGIN_NEEDED'])
  expect(await ask(other.cookie, `${person.id}`)).toEqual([401, 'LOGIN_NEEDED'])
  expect(await ask(person.cookie, 'me')).toEqual([401, 'LOGIN_NEEDED'])
})

describe('the nine moves over the wire (rulebook 4.3)', () => {
  test('cards are appended, moved with the ones between shifting, and close the gap they leave', async () => {
    const deck = await freshDeck()
    const [a, b, c, d] = [0, 1, 2, 3].map(playerAt) as [number, number, number, number]
    for (const player of [a, b, c, d]) await deck.add(player)
    await deck.reorder(d, b)
    expect(await deck.players()).toEqual([a, d, b, c])
    await deck.reorder(a, c)
    expect(await deck.players()).toEqual([d, b, c, a])
    await deck.remove(b)
    expect(await deck.players()).toEqual([d, c, a])
  })

  test('a card on the wire has the fields of rulebook 12.28', async () => {
    const person = await testApp.signUp('wired')
    const deck = deckOf(person, testEvent.eventId)
    await deck.add(playerAt(0))
    await deck.addKeyplay(playerAt(0), 7)
    await deck.addPerk(playerAt(0), 2)
    const { body } = await person.call('/api/clutchdeck/get-cards', {
      eventId: testEvent.eventId,
      userId: person.id,
    })
    expect(body).toEqual({
      drafts: [],
      cards: [
        {
          playerId: playerAt(0),
          eventId: testEvent.eventId,
          userId: person.id,
          deckOrder: 1,
          phaseIndex: 1,
          keyplays: [{ keyplayId: 7 }],
          perks: [{ perkId: 2, phaseIndex: 1, originPhase: 1 }],
          player: expect.objectContaining({
            id: playerAt(0),
            country: 'pl',
            birth: '2000-01-01',
            role: expect.objectContaining({ id: 1 }),
            style: expect.objectContaining({ id: 1 }),
            team: expect.objectContaining({ key: expect.stringMatching(/^team-/) }),
          }),
        },
      ],
    })
  })

  test('each refusal is a 409 that names its rule and changes nothing', async () => {
    const deck = await freshDeck()
    const [first, second] = [playerAt(0), playerAt(1)]
    for (const place of [0, 1, 2, 3, 4]) await deck.add(playerAt(place))
    for (const keyplay of [1, 2, 3]) await deck.addKeyplay(first, keyplay)
    for (const perk of [1, 2, 3]) await deck.addPerk(first, perk)
    await deck.addPerk(second, 1)
    const before = await deck.players()
    const refused = {
      DECK_FULL: await deck.add(playerAt(5)),
      CARD_ALREADY_IN_DECK: await deck.add(first),
      CARD_NOT_IN_DECK: await deck.remove(playerAt(6)),
      KEYPLAYS_FULL: await deck.addKeyplay(first, 4),
      KEYPLAY_ALREADY_ON_CARD: await deck.addKeyplay(first, 1),
      KEYPLAY_NOT_ON_CARD: await deck.removeKeyplay(first, 9),
      KEYPLAY_UNKNOWN: await deck.addKeyplay(second, 999),
      PERKS_FULL: await deck.addPerk(first, 4),
      PERK_ALREADY_ON_CARD: await deck.addPerk(second, 1),
      PERK_NOT_ON_CARD: await deck.removePerk(second, 4),
      PERK_NOT_IN_PHASE: await deck.addPerk(second, 24),
      PERK_SUPPLY_USED: await deck.addPerk(playerAt(2), 1),
    }
    for (const [rule, answer] of Object.entries(refused))
      expect(answer, rule).toMatchObject({ status: 409, body: { rule } })
    expect(await deck.players()).toEqual(before)
  })

  test("a player who is not listed in the phase can't be added", async () => {
    const elsewhere = await insertTestEvent(testApp.db, [{ open: -1, lock: hour }])
    const deck = await freshDeck()
    expect(await deck.add(elsewhere.players[0] ?? 0)).toMatchObject({
      status: 409,
      body: { rule: 'PLAYER_NOT_IN_PHASE' },
    })
  })
})

describe('when a deck may change (rulebook 4.4)', () => {
  test.each([
    ['before the open', { open: hour, lock: 2 * hour }, 'PHASE_NOT_OPEN'],
    ['after the lock of phase 1, for who has not joined', { open: -2 * hour, lock: -hour }, 'JOIN_TOO_LATE'],
    ['where the dates make no phase', { open: 0, lock: -hour }, 'PHASE_NOT_OPEN'],
  ])('%s: 409', async (_, phase, rule) => {
    const event = await insertTestEvent(testApp.db, [phase])
    const deck = await freshDeck(event.eventId)
    expect(await deck.add(event.players[0] ?? 0)).toMatchObject({ status: 409, body: { rule } })
  })

  test('an unpublished event does not exist for players', async () => {
    const hidden = await insertTestEvent(testApp.db, [{ open: -1, lock: hour }], { public: false })
    const deck = await freshDeck(hidden.eventId)
    expect((await deck.add(hidden.players[0] ?? 0)).status).toBe(404)
    const { body } = await asker.call<{ events: { id: number }[] }>('/api/clutchdeck/get-events', {})
    expect(body.events.map(event => event.id)).not.toContain(hidden.eventId)
    expect((await asker.call('/api/clutchdeck/get-event', { id: hidden.eventId })).status).toBe(404)
  })
})

describe('whose deck it is (rulebook 4.18)', () => {
  test("no user can change another's deck: 403, and 401 without a session", async () => {
    const victim = await testApp.signUp('victim')
    const asVictim = { id: victim.id, username: victim.username, cookie: '' }
    const forged = deckOf({ ...asVictim, call: asker.call }, testEvent.eventId)
    const anonymous = deckOf({ ...asVictim, call: testApp.visitor.call }, testEvent.eventId)
    const calls = ['add', 'remove'] as const
    for (const call of calls) {
      expect((await forged[call](playerAt(0))).status, call).toBe(403)
      expect((await anonymous[call](playerAt(0))).status, call).toBe(401)
    }
    expect((await forged.addKeyplay(playerAt(0), 1)).status).toBe(403)
    expect((await forged.addPerk(playerAt(0), 1)).status).toBe(403)
    expect((await forged.next()).status).toBe(403)
  })

  test("a rival's cards are seen once their phase has locked, not before", async () => {
    const event = await insertTestEvent(testApp.db, [{ open: -1, lock: hour }])
    const deck = await freshDeck(event.eventId)
    const [player = 0] = event.players
    await deck.add(player)
    expect(await deck.players()).toEqual([player])
    expect(await deck.players(asker)).toEqual([])
    expect(await deck.players(testApp.visitor)).toEqual([])
    await testApp.db
      .updateTable('phase')
      .set({ lock: new Date(Date.now() - 1) })
      .where('event_id', '=', event.eventId)
      .execute()
    expect(await deck.players(asker)).toEqual([player])
    expect(await deck.players(testApp.visitor)).toEqual([player])
  })

  test('pick rates are shares of the decks of the phase', async () => {
    const event = await insertTestEvent(testApp.db, [{ open: -1, lock: hour }])
    const [both = 0, one = 0] = event.players
    const decks = [await freshDeck(event.eventId), await freshDeck(event.eventId)]
    for (const deck of decks) await deck.add(both)
    await decks[0]?.add(one)
    const { body } = await testApp.visitor.call<{ rates: { playerId: number; share: number }[] }>(
      `/api/clutchdeck/get-pick-rates?eventId=${event.eventId}&phaseIndex=1`,
    )
    const shares = Object.fromEntries(body.rates.map(rate => [rate.playerId, rate.share]))
    expect(shares).toEqual({ [both]: 1, [one]: 0.5 })
    const missing = `/api/clutchdeck/get-pick-rates?eventId=${event.eventId}&phaseIndex=2`
    expect((await testApp.visitor.call(missing)).status).toBe(404)
  })
})

describe('malformed bodies get a 400, also when they are sent again', () => {
  const good = { eventId: 1, userId: 1, playerId: 1, phase: 1, perks: [], keyplays: [], deckOrder: 1 }
  test.each([
    ['an unknown key', { role: 'admin' }],
    ['a number as text', { playerId: '1' }],
    ['null', { playerId: null }],
    ['a list', { playerId: [1] }],
    ['keyplays that are not empty', { keyplays: [1] }],
    ['an id beyond the database', { playerId: 2 ** 31 }],
    ['a fraction', { phase: 1.5 }],
  ])('%s', async (_, change) => {
    for (const _time of [1, 2]) {
      const body = { ...good, eventId: testEvent.eventId, userId: asker.id, ...change }
      expect(await asker.call('/api/clutchdeck/add-card', body)).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      })
    }
  })
})
