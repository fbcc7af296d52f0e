import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EventFile } from '../../src/game/event/file/schema.ts'
import { freezePhase } from '../../src/game/score/publish/freeze-phase.ts'
import { nineKinds } from '../calls/nine-kinds.ts'
import { insertTestEvent, insertTestTeam, type TestTeam } from '../fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../fixtures/test-app.ts'
import { contractSettings, createFixture, type Fixture } from './fixture.ts'
import { insertManyMore, insertSmallData } from './fixture-data.ts'
import { operations } from './operations.ts'
import { sampleOf } from './samples.ts'
import { send } from './send.ts'
import { openWithStatementHook } from './statement-hook.ts'

let testApp: TestApp
let counting: TestApp
let fixture: Fixture
let found: Awaited<ReturnType<typeof insertSmallData>>
let statements = 0
beforeAll(async () => {
  testApp = await openTestApp(contractSettings)
  counting = await openWithStatementHook(testApp, text => {
    statements++
    return text
  })
  fixture = await createFixture(testApp)
  found = await insertSmallData(fixture)
})
afterAll(async () => {
  await counting.close()
  await testApp.close()
})

/** The number of statements of a call; the first looks up the session; those that open and end a transaction do not count. */
async function count(verb: string, by: Pick<TestUser, 'cookie'>, input: object): Promise<number> {
  const operation = operations.find(each => each.verb === verb)
  if (!operation) throw new Error(`no ${verb}`)
  statements = 0
  const answer = await send(counting, operation, by, input)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return statements
}

type Read = [verb: string, statements: number, input: () => object]
const list = (): object => ({ pageSize: 50 })
const event = () => ({ eventId: found.eventId })
const clan = () => ({ clanId: found.clanId })

const reads: Read[] = [
  ['get-user', 10, () => ({ user: fixture.user.username })],
  ['get-event', 7, () => ({ id: found.eventId })],
  ['get-events', 3, () => ({})],
  ['get-featured-events', 3, () => ({})],
  ['get-date', 2, () => ({})],
  // Loads the players, which are kept from then on.
  ['get-cards', 4, () => ({ userId: fixture.user.id })],
  ['get-event-scores', 6, event],
  ['get-deck-score', 4, () => ({ ...event(), userId: fixture.user.id })],
  // A page of the history is read in the same way; what the one has scored the other finds.
  ['get-career', 7, () => ({ userId: fixture.user.id })],
  ['get-best-deck', 5, () => ({ ...event(), phaseIndex: 1 })],
  ['get-event-results', 7, event],
  ['get-proof', 3, event],
  ['get-winners', 5, event],
  ['export-winners', 4, event],
  ['get-disputes', 3, event],
  ['get-score-uploads', 3, event],
  ['get-event-work', 3, event],
  ['get-score-sources', 7, event],
  ['get-phase-decks', 4, event],
  ['get-matches', 5, () => ({ day: found.day })],
  ['get-match', 11, () => ({ id: found.matchId })],
  ['get-past-scores', 5, () => ({ ...event(), phaseIndex: 1 })],
  ['propose-goals', 3, () => ({ ...event(), phaseIndex: 1 })],
  ['export-catalogue', 5, () => ({ kind: 'player' })],
  ['get-picture', 2, () => ({ kind: 'team', key: 'spirit' })],
  ['get-clans', 3, list],
  ['get-clan', 2, clan],
  ['get-clan-members', 6, clan],
  ['get-notifications', 3, list],
  ['get-notification-groups', 3, () => ({ page: 1 })],
  ['get-audit-log', 5, list],
  ...nineKinds.map(({ many }): Read => [`get-${many}`, 3, list]),
]

test('a read takes as many statements for sixteen teams, thirty events or thirty members as for one', async () => {
  const measure = async () => {
    const counted: [string, number][] = []
    for (const [verb, , input] of reads) counted.push([verb, await count(verb, fixture.admin, input())])
    return counted
  }
  const expected = reads.map(([verb, each]) => [verb, each])
  expect(await measure()).toEqual(expected)
  await insertManyMore(fixture, found)
  expect(await measure()).toEqual(expected)
  const sizes = await fixture.admin.call<{ event: { phases: { teams: object[] }[] } }>(
    '/api/clutchdeck/get-event',
    {
      id: found.eventId,
    },
  )
  expect(sizes.body.event.phases[0]?.teams.length).toBeGreaterThanOrEqual(16)
})

test('phases past the lock that are not frozen yet cost deck scores and best decks no extra statement', async () => {
  const by = fixture.user
  for (const phases of [1, 4]) {
    const dates = Array.from({ length: phases }, (_, n) => ({ open: n * 20 - 95, lock: n * 20 - 80 }))
    const { eventId, players } = await insertTestEvent(testApp.db, dates)
    const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
    const decks = dates.map((_, n) => ({ userId: by.id, phase: n + 1, cards }))
    await insertDecks(testApp.db, eventId, decks)
    await insertCounts(testApp.db, eventId, phases, [{ playerId: players[0] ?? 0, keyplayId: 1, count: 3 }])
    expect(await count('get-deck-score', by, { eventId, userId: by.id })).toBe(3)
    expect(await count('get-best-deck', by, { eventId, phaseIndex: phases })).toBe(5)
  }
})

test('frozen decks are read by the first call after a file, and the deck of an open phase by each call', async () => {
  const by = fixture.user
  const { eventId, players } = await insertTestEvent(testApp.db, [
    { open: -90, lock: -60 },
    { open: -30, lock: 60 },
  ])
  const [first = 0, second = 0] = players
  const deckOf = (phase: number) => ({
    userId: by.id,
    phase,
    cards: [{ playerId: first, keyplays: [1], perks: [] }],
  })
  await insertDecks(testApp.db, eventId, [deckOf(1)])
  await freezePhase(testApp.db, eventId, 1)
  const ask = () => count('get-deck-score', by, { eventId, userId: by.id })
  const score = async () =>
    (await by.call<{ score: number }>(`/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${by.id}`))
      .body.score
  await insertCounts(testApp.db, eventId, 1, [{ playerId: first, keyplayId: 1, count: 3 }])
  expect([await ask(), await ask(), await score()]).toEqual([3, 2, 12])
  await insertCounts(testApp.db, eventId, 1, [{ playerId: second, keyplayId: 16, count: 3 }], 'match')
  expect([await ask(), await ask(), await score()]).toEqual([3, 2, 12])
  await insertDecks(testApp.db, eventId, [deckOf(2)])
  expect([await ask(), await ask()]).toEqual([3, 3])
})

test('the keyplay history takes two more statements for the first call after an upload', async () => {
  const ask = () => count('get-keyplay-history', fixture.user, { ...event(), phaseIndex: 1 })
  for (const playerId of [0, 1]) {
    const { eventId, players } = await insertTestEvent(testApp.db, [
      { open: -90, lock: -60 },
      { open: -30, lock: 60 },
    ])
    await insertCounts(testApp.db, eventId, 1, [{ playerId: players[playerId] ?? 0, keyplayId: 1, count: 3 }])
    expect([await ask(), await ask()]).toEqual([5, 3])
  }
})

test('the players’ scores take one more statement for the first call after the freezing and after an upload', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const ask = () => count('get-player-scores', fixture.user, { eventId, phaseIndex: 1 })
  const upload = (type: 'kill' | 'match', keyplayId: number) =>
    insertCounts(testApp.db, eventId, 1, [{ playerId: players[0] ?? 0, keyplayId, count: 3 }], type)
  expect(await ask()).toBe(3)
  await upload('kill', 1)
  expect([await ask(), await ask()]).toEqual([4, 4])
  await freezePhase(testApp.db, eventId, 1)
  expect([await ask(), await ask()]).toEqual([4, 3])
  await upload('match', 16)
  expect([await ask(), await ask()]).toEqual([4, 3])
})

test('a move of a card takes four: the session with the moment of the event, the decks, the write, and the message to the user’s other pages; the first in an event one more', async () => {
  const moves = ['add-card', 'remove-card', 'update-deck-order', 'add-card-keyplay', 'remove-card-keyplay']
  // The process checks once whether the database is distributed.
  const added = await sampleOf('add-card', fixture)
  await count('add-card', fixture.user, added)
  const { userId, eventId, playerId: id, phase } = added
  await count('remove-card', fixture.user, { userId, eventId, id, phase })
  await expect.poll(() => statements).toBe(4)
  for (const verb of [...moves, 'add-card-perk', 'remove-card-perk', 'transfer-card-perk']) {
    const own = await createFixture(testApp)
    await count(verb, own.user, await sampleOf(verb, own))
    // The message is sent independently of the answer.
    await expect.poll(() => statements, { message: verb }).toBe(5)
  }
})

test('a write takes as many statements for many as for one', async () => {
  const { eventId } = await insertTestEvent(testApp.db, [{ open: 60, lock: 120 }])
  const [one, many] = [await insertTestTeam(testApp.db, 1), await insertTestTeam(testApp.db, 60)]
  const at = { eventId, phaseIndex: 1 }
  const players = ({ team, players }: TestTeam) => ({ ...at, teamId: team, players })
  const team = (key: string, { players }: TestTeam) => ({ data: { name: key, key }, players })
  const pairs: [string, object, object][] = [
    ['add-phase-team', players(one), players(many)],
    ['update-phase-perks', { ...at, perks: [1] }, { ...at, perks: Array(50).fill([1, 2]).flat() }],
    ['add-team', team('count-one', one), team('count-many', many)],
    ['read-notifications', { ids: [1] }, { ids: Array.from({ length: 60 }, (_, n) => n + 1) }],
    ['get-events', { ids: [eventId] }, { ids: [eventId, found.eventId] }],
  ]
  for (const [verb, few, several] of pairs)
    expect(await count(verb, fixture.admin, several), verb).toBe(await count(verb, fixture.admin, few))
})

test('an import takes as many statements for forty teams as for two (rulebook 25.3)', async () => {
  const file = (name: string, size: number): EventFile => {
    const keys = Array.from({ length: size }, (_, n) => `${name}-${n}`)
    const idOf = (n: number) => `7656119${name === 'few' ? 81 : 82}${String(n).padStart(8, '0')}`
    const date = '2031-05-02T12:00:00.000Z'
    return {
      version: 1,
      event: { name },
      phases: [
        {
          ...{ name: 'Groups', goal: 100, multiplier: 1, opensAt: null, locksAt: null },
          teams: keys.map((team, n) => ({ team, players: [idOf(n)] })),
          matches: keys
            .slice(1)
            .map(away => ({ home: keys[0] ?? '', away, date, maps: [{ map: 'Mirage' }] })),
        },
      ],
      catalogue: {
        teams: keys.map(key => ({ key, name: key })),
        players: keys.map((team, n) => ({
          ...{ steamId: idOf(n), name: `P${n}`, country: 'pl', birth: '2001-02-03', img: '' },
          ...{ role: 'RIFLER', style: 'Passive', team },
        })),
      },
    }
  }
  const importing = (name: string, size: number) =>
    count('import-event', fixture.admin, { file: JSON.stringify(file(name, size)), dryRun: true })
  const few = await importing('few', 2)
  expect(await importing('many', 40)).toBe(few)
})

test('an event takes three statements: the session with its moment, the decks and what is acknowledged; one more for what everybody sees, three for new scores of the asker', async () => {
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
  const playerId = players[0] ?? 0
  const ask = () => count('get-event', fixture.user, { id: eventId })
  expect([await ask(), await ask()]).toEqual([4, 3])
  const cards = [{ playerId, keyplays: [1], perks: [] }]
  await insertDecks(testApp.db, eventId, [{ userId: fixture.user.id, phase: 1, cards }])
  expect(await ask()).toBe(3)
  await freezePhase(testApp.db, eventId, 1)
  await insertCounts(testApp.db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
  expect([await ask(), await ask()]).toEqual([7, 3])
})
