import { addCounts, type CardScore, exactSum, provisionalCounts, rivalryOf } from '@game/domain'
import type { inferRouterOutputs } from '@trpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configAs, match } from '../../../test/calls/config-calls.ts'
import {
  chunksOf,
  insertEventWithSource,
  insertLoggedPlayers,
  readAll,
  realLog,
  sendChunk,
} from '../../../test/calls/log-calls.ts'
import { dataFile, insertPlayers, type UploadPart, upload } from '../../../test/calls/score-upload.ts'
import { insertTestEvent, insertTestTeam } from '../../../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../../../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp, type TestUser } from '../../../test/fixtures/test-app.ts'
import type { AppRouter } from '../../server/router/router.ts'
import { rankEvent } from '../score/publish/rank-event.ts'

type Outputs = inferRouterOutputs<AppRouter>
type Rivalry = Outputs['rivalry']['getRivalry']

let testApp: TestApp
let admin: TestUser
let names: Map<string, number>
beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.signUp('rivalry_admin', 'admin')
  const { known } = await insertLoggedPlayers(testApp.db)
  const rows = await testApp.db
    .selectFrom('player')
    .where('steam_id', 'in', known)
    .select(['id', 'steam_id'])
    .execute()
  const idOf = new Map(rows.map(({ id, steam_id }) => [steam_id, id]))
  // The people of the log by their accounts in it.
  names = new Map(
    Object.entries({ Birch: 8, Ivy: 57, Hazel: 50 }).map(([name, account]) => [
      name,
      idOf.get(String(76_561_197_960_265_728n + 900_000_000n + BigInt(account))) ?? 0,
    ]),
  )
})
afterAll(() => testApp.close())

type Key = { eventId: number; phaseIndex?: number; userId: number; otherId: number }
const query = ({ phaseIndex = 1, eventId, userId, otherId }: Key) =>
  `/api/clutchdeck/get-rivalry?eventId=${eventId}&phaseIndex=${phaseIndex}&userId=${userId}&otherId=${otherId}`
const read = async (key: Key, by: Pick<TestUser, 'call'> = testApp.visitor) => {
  const { status, body } = await by.call<Rivalry>(query(key))
  expect(status).toBe(200)
  return body
}
const statusOf = async (key: Key, by: Pick<TestUser, 'call'> = testApp.visitor) =>
  (await by.call(query(key))).status

const cardsOf = async (eventId: number, userId: number): Promise<CardScore[]> => {
  const { body } = await testApp.visitor.call<Outputs['score']['getDeckScore']>(
    `/api/clutchdeck/get-deck-score?eventId=${eventId}&userId=${userId}`,
  )
  const added = provisionalCounts(body.live, 1, body.live.countedTo)
  return body.scores.map(({ explanation, ...card }) =>
    addCounts({ ...card, sleeveId: explanation.sleeveId, keyplays: explanation.keyplays }, added),
  )
}
/** What a page shows: the rivalry of two users by their scores and the moments. */
const shown = async (key: Key) => {
  const { maps } = await read(key)
  return rivalryOf(await cardsOf(key.eventId, key.userId), await cardsOf(key.eventId, key.otherId), maps)
}

/** Two users in an event with a game server: Birch with no-scope, knife and grenade, Ivy with grenade, fire and no-scope. */
async function insertRivals(prefix: string) {
  const { eventId, source, teams } = await insertEventWithSource(admin, testApp.db)
  const ola = await testApp.signUp(`${prefix}_ola`)
  const kim = await testApp.signUp(`${prefix}_kim`)
  const card = (name: string, keyplays: number[]) => ({ playerId: names.get(name) ?? 0, keyplays, perks: [] })
  await insertDecks(testApp.db, eventId, [
    { userId: ola.id, phase: 1, cards: [card('Birch', [4, 8, 13])] },
    { userId: kim.id, phase: 1, cards: [card('Ivy', [13, 14, 4])] },
  ])
  await rankEvent(testApp.db, eventId)
  return { eventId, source, teams, ola, kim, key: { eventId, userId: ola.id, otherId: kim.id } }
}

async function play(source: { id: number; token: string }, log: Buffer) {
  for (const chunk of chunksOf(log, 60_000))
    expect(await sendChunk(testApp.app, source.token, chunk)).toBe(200)
  await readAll(testApp.db, source.id)
}

describe('the moments of a game server (rulebook 22.3)', () => {
  test('give the swings that a reader of the real log finds by hand', async () => {
    const { source, key } = await insertRivals('hand')
    await play(source, await realLog())
    const { maps, users, players } = await read(key)
    expect(users.map(({ username }) => username)).toEqual(['hand_ola', 'hand_kim'])
    expect(maps).toMatchObject([{ map: 'de_inferno', final: true, byRound: true }])
    expect(players.length).toBeGreaterThan(2)
    const { moves, decider, largest, one, other } = await shown(key)
    expect(moves.map(({ round, kill, swing }) => [round, kill?.weapon, swing])).toEqual([
      [3, 'hegrenade', -200],
      [4, 'inferno', -250],
      [6, 'awp', -300],
      [10, 'hegrenade', 200],
      [11, 'awp', 300],
      [11, 'knife_falchion', 500],
      [12, 'hegrenade', 200],
    ])
    expect([one, other, decider, largest]).toEqual([1200, 750, 5, [5, 2, 4]])
  })

  test('follow a running map, each round anew, and add up to the scores shown at every step (rulebook 22.6)', async () => {
    const { source, key } = await insertRivals('live')
    const log = await realLog()
    for (const chunk of chunksOf(log, 70_000)) {
      await sendChunk(testApp.app, source.token, chunk)
      await readAll(testApp.db, source.id)
      const { moves, one, other } = await shown(key)
      expect(exactSum(moves.map(({ swing }) => swing))).toBe(exactSum([one, -other]))
    }
    const { moves } = await shown(key)
    expect(moves.every(({ mapId }) => mapId !== null)).toBe(true)
  })
})

describe('maps of files (rulebook 22.4)', () => {
  test('of a kill feed have its kills by round and tick, and at the end what the player stats add', async () => {
    const { eventId } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
    const [donk, niko] = ['76561198386265483', '76561198041683378']
    const lines = (await dataFile('spirit-falcons-kills.csv')).toString('utf8').trim().split('\n')
    const [header = [], ...rows] = lines.map(line => line.split(','))
    const at = (name: string) => header.indexOf(name)
    const names = new Map(
      rows.flatMap(row =>
        ['attacker', 'user'].map(
          who => [row[at(`${who}_steamid`)] ?? '', row[at(`${who}_name`)] ?? ''] as const,
        ),
      ),
    )
    await insertPlayers(
      testApp.db,
      [...names].filter(([steamId]) => steamId),
    )
    const found = await testApp.db
      .selectFrom('player')
      .where('steam_id', 'in', [...names.keys()])
      .select(['id', 'steam_id'])
      .execute()
    const idOf = (steamId: string | undefined) => found.find(each => each.steam_id === steamId)?.id ?? 0
    const [ola, kim] = [await testApp.signUp('feed_ola'), await testApp.signUp('feed_kim')]
    // Headshots, 4 points each, and clutches, 80 each, of which only the player stats tell.
    const cards = (steamId: string) => [{ playerId: idOf(steamId), keyplays: [1, 16], perks: [] }]
    await insertDecks(testApp.db, eventId, [
      { userId: ola.id, phase: 1, cards: cards(donk) },
      { userId: kim.id, phase: 1, cards: cards(niko) },
    ])
    for (const [type, file] of [
      ['kill', 'kills'],
      ['match', 'stats'],
    ] as const) {
      const parts: UploadPart[] = [
        ['eventId', `${eventId}`],
        ['type', type],
        ['phaseIndex', '1'],
      ]
      const name = `spirit-falcons-${file}.csv`
      const { status } = await upload(admin, [...parts, ['file', await dataFile(name)]], name)
      expect(status).toBe(200)
    }
    await rankEvent(testApp.db, eventId)
    const key = { eventId, userId: ola.id, otherId: kim.id }
    const { maps } = await read(key)
    expect(maps.map(({ map, byRound, final }) => [map, byRound, final])).toEqual([
      ['de_dust2', true, true],
      ['de_mirage', true, true],
      ['de_ancient', true, true],
    ])
    const { moves, one, other } = await shown(key)
    const byHand = rows.flatMap(row => {
      const swing = row[at('attacker_steamid')] === donk ? 4 : row[at('attacker_steamid')] === niko ? -4 : 0
      return row[at('headshot')] === 'True' && swing !== 0
        ? [[Number(row[at('total_rounds_played')]) + 1, idOf(row[at('user_steamid')]), swing]]
        : []
    })
    expect(byHand.length).toBeGreaterThan(30)
    expect(
      moves
        .filter(({ kill }) => kill !== null)
        .map(({ round, kill, swing }) => [round, kill?.victimId, swing]),
    ).toEqual(byHand)
    const ends = moves.filter(({ kill }) => kill === null)
    expect(ends.length).toBeGreaterThan(0)
    expect(
      ends.every(({ round, parts }) => round === null && parts.every(part => part.keyplayId === 16)),
    ).toBe(true)
    expect(exactSum(moves.map(({ swing }) => swing))).toBe(exactSum([one, -other]))
  })

  test('are one moment each if only their counts are known', async () => {
    const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -90, lock: -60 }])
    const [ola, kim] = [await testApp.signUp('file_ola'), await testApp.signUp('file_kim')]
    const [first = 0, second = 0] = players
    await insertDecks(testApp.db, eventId, [
      { userId: ola.id, phase: 1, cards: [{ playerId: first, keyplays: [1], perks: [] }] },
      { userId: kim.id, phase: 1, cards: [{ playerId: second, keyplays: [2], perks: [] }] },
    ])
    await insertCounts(testApp.db, eventId, 1, [
      { playerId: first, keyplayId: 1, count: 30 },
      { playerId: second, keyplayId: 2, count: 2 },
      { playerId: first, keyplayId: 3, count: 9 },
    ])
    await rankEvent(testApp.db, eventId)
    const key = { eventId, userId: ola.id, otherId: kim.id }
    const { maps } = await read(key)
    expect(maps).toMatchObject([{ byRound: false, final: true }])
    expect(maps.flatMap(({ moments }) => moments)).toEqual([
      {
        round: null,
        kill: null,
        counts: [
          { playerId: first, keyplayId: 1, count: 30 },
          { playerId: second, keyplayId: 2, count: 2 },
        ],
      },
    ])
    expect(await shown(key)).toMatchObject({ one: 120, other: 80, moves: [{ swing: 40, lead: 40 }] })
  })
})

describe('the card of a player whose matches are void (rulebook 18.9)', () => {
  /** Puts players into the line-up of a new team, and adds a match of that team; answers what sets its status. */
  async function insertMatch({ eventId, teams }: { eventId: number; teams: number[] }, players: number[]) {
    const config = configAs(admin)
    const { team } = await insertTestTeam(testApp.db, 1)
    await sql`delete from phase_player where event_id = ${eventId} and player_id = any(${players}::int[])`.execute(
      testApp.db,
    )
    await config('add-phase-team', { eventId, phaseIndex: 1, teamId: team, players })
    const { data, maps } = match([team, teams[1] ?? 0])
    const { body } = await config<{ id: number }>('add-phase-match', { eventId, data, maps })
    return async (status: string) => {
      const change = { id: body.id, eventId, data: { ...data, status }, maps }
      expect((await config('update-phase-match', change)).status).toBe(200)
    }
  }
  const sumsOf = ({ moves, one, other }: Awaited<ReturnType<typeof shown>>) => [
    exactSum(moves.map(({ swing }) => swing)),
    exactSum([one, -other]),
  ]

  test('moves nothing on a game server while it is void, and the sums equal the scores to the hundredth', async () => {
    const { source, key, teams, eventId } = await insertRivals('void')
    const birch = names.get('Birch') ?? 0
    const setStatus = await insertMatch({ eventId, teams }, [birch])
    await play(source, await realLog())
    const before = await shown(key)
    expect([before.one, before.other]).toEqual([1200, 750])
    await setStatus('void')
    const during = await shown(key)
    expect([during.one, during.other, ...sumsOf(during)]).toEqual([0, 750, -750, -750])
    expect(during.moves.flatMap(({ parts }) => parts).filter(({ playerId }) => playerId === birch)).toEqual(
      [],
    )
    await setStatus('forfeit')
    expect(await shown(key), 'points come back').toEqual(before)
  })

  test('moves nothing in maps of files either', async () => {
    const event = await insertTestEvent(testApp.db, [{ open: -90, lock: -60, mult: 1.15 }])
    const [ola, kim] = [await testApp.signUp('void_file_ola'), await testApp.signUp('void_file_kim')]
    const [first = 0, second = 0] = event.players
    const cards = (...held: number[]) => held.map(playerId => ({ playerId, keyplays: [1, 2], perks: [] }))
    await insertDecks(testApp.db, event.eventId, [
      { userId: ola.id, phase: 1, cards: cards(first, second) },
      { userId: kim.id, phase: 1, cards: cards(second) },
    ])
    await insertCounts(testApp.db, event.eventId, 1, [
      { playerId: first, keyplayId: 1, count: 7 },
      { playerId: first, keyplayId: 2, count: 1 },
      { playerId: second, keyplayId: 1, count: 3 },
    ])
    await rankEvent(testApp.db, event.eventId)
    const setStatus = await insertMatch(event, [first])
    const key = { eventId: event.eventId, userId: ola.id, otherId: kim.id }
    const before = await shown(key)
    expect(before.one).toBeGreaterThan(before.other)
    expect(sumsOf(before)[0]).toBe(sumsOf(before)[1])
    await setStatus('void')
    const during = await shown(key)
    expect(during.other).toBe(before.other)
    expect([during.one, ...sumsOf(during)]).toEqual([during.other, 0, 0])
  })
})

describe('who is shown (rulebook 22.1)', () => {
  test('no open deck, to anybody, not even to an admin or the owner', async () => {
    const { eventId, players } = await insertTestEvent(testApp.db, [
      { open: -90, lock: -60 },
      { open: -50, lock: 60 },
    ])
    const [ola, kim] = [await testApp.signUp('open_ola'), await testApp.signUp('open_kim')]
    const cards = [{ playerId: players[0] ?? 0, keyplays: [1], perks: [] }]
    await insertDecks(
      testApp.db,
      eventId,
      [ola, kim].flatMap(({ id: userId }) => [1, 2].map(phase => ({ userId, phase, cards }))),
    )
    const key = { eventId, userId: ola.id, otherId: kim.id }
    for (const by of [testApp.visitor, ola, kim, admin]) {
      expect(await statusOf({ ...key, phaseIndex: 2 }, by)).toBe(409)
      expect(await statusOf(key, by)).toBe(200)
    }
    await testApp.db.updateTable('phase').set({ lock: new Date() }).where('event_id', '=', eventId).execute()
    expect(await statusOf({ ...key, phaseIndex: 2 }), 'from the lock on').toBe(200)
  })

  test('no user who asked for deletion or was erased, in either place', async () => {
    const { eventId, ola, kim, key } = await insertRivals('gone')
    const back = { eventId, userId: kim.id, otherId: ola.id }
    const [open, hidden] = [sql`null`, sql`now()`]
    const set = (column: string, value: typeof open) =>
      sql`update account set ${sql.ref(column)} = ${value} where id = ${kim.id}`.execute(testApp.db)
    for (const column of ['deletion_requested_at', 'erased_at']) {
      await set(column, hidden)
      for (const by of [testApp.visitor, ola, admin])
        expect([await statusOf(key, by), await statusOf(back, by)], column).toEqual([404, 404])
      await set(column, open)
    }
    expect(await statusOf(key)).toBe(200)
  })

  test('nothing of a hidden event, and no user without a deck', async () => {
    const { eventId, ola, key } = await insertRivals('none')
    const without = await testApp.signUp('none_ann')
    expect(await statusOf({ ...key, otherId: without.id })).toBe(404)
    expect(await statusOf({ ...key, otherId: 2_000_000_000 })).toBe(404)
    expect(await statusOf({ ...key, phaseIndex: 9 })).toBe(404)
    await testApp.db.updateTable('event').set({ public: false }).where('id', '=', eventId).execute()
    expect([await statusOf(key), await statusOf(key, ola), await statusOf(key, admin)]).toEqual([
      404, 404, 200,
    ])
  })
})
