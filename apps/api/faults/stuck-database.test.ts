import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { rankEvent } from '../src/game/score/publish/rank-event.ts'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import type { Database } from '../src/ground/db/db.ts'
import { migrate } from '../src/ground/db/open/open-database.ts'
import { publishMessage } from '../src/ground/stream/message-queries.ts'
import { seedCatalogue } from '../src/server/seed/catalogue/seed-catalogue.ts'
import { deckOf } from '../test/calls/deck-calls.ts'
import { type RunningPostgres, startPostgres, startPostgresPair } from '../test/database/postgres.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks } from '../test/fixtures/insert-users.ts'
import {
  goodPassword,
  openTestApp,
  openTestAppOver,
  type TestApp,
  type TestUser,
} from '../test/fixtures/test-app.ts'
import { openStream } from '../test/servers/stream.ts'

/** How long a call may take, whatever the database does. */
const patienceMs = 10_000

async function timed<T extends { status: number }>(call: Promise<T>) {
  const begun = performance.now()
  const answer = await call
  return { ...answer, ms: performance.now() - begun }
}

test('while a table is locked, writes get a 503 with a time to retry and reads work; afterwards writes work again', async () => {
  const testApp = await openTestApp({ logLevel: 'silent' })
  const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const users = await Promise.all(Array.from({ length: 30 }, (_, n) => testApp.signUp(`stuck_${n}`)))
  const decks = users.map(user => deckOf(user, eventId))
  const [playerId = 0] = players
  const holder = await testApp.db.startTransaction().execute()
  await sql`lock table deck in exclusive mode`.execute(holder)
  const writes = Promise.all(decks.map(deck => timed(deck.add(playerId))))
  const reads = []
  for (let n = 0; n < 20; n++) reads.push(await timed(testApp.visitor.call('/api/clutchdeck/get-events', {})))
  const refused = await writes
  await holder.rollback().execute()
  expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200))
  expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(3000)
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
  expect(refused.map(({ response }) => Number(response.headers['retry-after']))).toEqual(refused.map(() => 5))
  expect(Math.max(...refused.map(({ ms }) => ms))).toBeLessThan(patienceMs)
  for (const deck of decks) expect((await deck.add(playerId)).status).toBe(200)
  await testApp.close()
})

describeFrozen()

/** A database server that stops responding without closing its connections. */
function describeFrozen(): void {
  let postgres: RunningPostgres
  let testApp: TestApp
  beforeAll(async () => {
    postgres = await startPostgres()
    const database = openPostgres(postgres.urlOf('game'), () => {})
    await migrate(database.db)
    await seedCatalogue(database.db)
    testApp = await openTestAppOver(database, { logLevel: 'silent' })
  })
  afterAll(async () => {
    await testApp.close()
    await postgres.stop()
  })

  test('while the database is frozen, every call gets a 503 with a time to retry, and the first one after it continues is answered', async () => {
    const { eventId, players } = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
    const user = await testApp.signUp('frozen')
    const deck = deckOf(user, eventId)
    const [first = 0, second = 0] = players
    expect((await deck.add(first)).status).toBe(200)
    freeze(postgres)
    const calls = [
      ...Array.from({ length: 30 }, () => testApp.visitor.call('/api/clutchdeck/get-events', {})),
      ...Array.from({ length: 30 }, () => deck.add(second)),
    ]
    const answers = await Promise.all(calls.map(call => timed(call)))
    signal(postgres, 'SIGCONT')
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
    expect(answers.every(({ response }) => response.headers['retry-after'] === '5')).toBe(true)
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(patienceMs)
    await vi.waitFor(async () => expect((await deck.players()).includes(first)).toBe(true), {
      timeout: 30_000,
    })
    const added = await deck.add(second)
    expect([200, 409]).toContain(added.status)
    expect((await deck.players()).toSorted()).toEqual([first, second].toSorted())
  })

  test('while the database is frozen, rankings are answered from memory, to each caller what they were answered before', async () => {
    const { eventId, ranked } = await rankedEvent(testApp, 'frozen_reader')
    const [user, stranger, admin] = [...ranked, await testApp.signUp('frozen_admin', 'admin')]
    if (!user || !stranger || !admin) throw new Error('no user')
    const before = await readAll(testApp.visitor, eventId)
    const own = await readAll(user, eventId)
    await readAll(admin, eventId)
    expect(own[0]?.body).toMatchObject({ own: { userId: user.id } })
    expect([...before, ...own].map(({ response }) => response.headers.age)).toEqual(Array(8).fill(undefined))
    freeze(postgres)
    const [visitors, users, strangers, admins, others] = await Promise.all([
      readAll(testApp.visitor, eventId),
      readAll(user, eventId),
      readAll(stranger, eventId),
      readAll(admin, eventId),
      Promise.all([
        user.call(`/api/clutchdeck/get-event-scores?eventId=${eventId}&page=2`),
        user.call('/api/clutchdeck/get-event', { id: eventId }),
        user.call('/api/auth/get-user', {}),
      ]),
    ])
    const misnamed = await testApp.visitor.call(
      `/api/clutchdeck/get-event-scores?eventId=${eventId}`,
      undefined,
      { headers: { 'x-user-id': `${user.id}` } },
    )
    signal(postgres, 'SIGCONT')
    expect(visitors.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    expect(users.map(({ body }) => body)).toEqual(own.map(({ body }) => body))
    for (const { response } of [...visitors, ...users])
      expect(response.headers).toMatchObject({
        age: expect.stringMatching(/^\d+$/),
        'cache-control': 'no-store',
      })
    const refused = [...strangers, ...admins, ...others]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503))
    expect(refused.every(({ response }) => response.headers['retry-after'] === '5')).toBe(true)
    expect(misnamed.status).toBe(401)
    await vi.waitFor(
      async () => {
        const again = await readAll(user, eventId)
        expect(again.map(({ response }) => response.headers.age)).toEqual(again.map(() => undefined))
        expect(again.map(({ body }) => body)).toEqual(own.map(({ body }) => body))
      },
      { timeout: 30_000 },
    )
  })

  test('with a killed database, changed data and answers to an ended session are not served from memory', async () => {
    const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
    const [kept, renamed, changed] = [
      await rankedEvent(testApp, 'killed_kept'),
      await rankedEvent(testApp, 'killed_named'),
      await rankedEvent(testApp, 'killed_changed'),
    ]
    const [leaver, stayer] = renamed.ranked
    if (!leaver || !stayer) throw new Error('no user')
    const stream = await openStream(address, `?eventId=${kept.eventId}`)
    const streamOfStayer = await openStream(address, '', stayer.cookie)
    expect([await stream.next(), await streamOfStayer.next()]).toEqual(['open', 'open'])
    await readAll(testApp.visitor, renamed.eventId)
    await leaver.call('/api/auth/delete-account', { name: leaver.username, password: goodPassword })
    await publishMessage(testApp.db, { type: 'event_changed', eventId: kept.eventId })
    expect(await stream.next()).toBe('event_changed')
    await readAll(testApp.visitor, changed.eventId)
    await readAll(stayer, renamed.eventId)
    await rankEvent(testApp.db, changed.eventId)
    await stayer.call('/api/auth/logout', {})
    expect(await streamOfStayer.next()).toBe('end')
    await publishMessage(testApp.db, { type: 'phase_locked', eventId: kept.eventId, phaseIndex: 1 })
    expect(await stream.next()).toBe('phase_locked')
    const before = await readAll(testApp.visitor, kept.eventId)
    signal(postgres, 'SIGKILL')
    const [known, gone, old, ended] = await Promise.all([
      readAll(testApp.visitor, kept.eventId),
      readAll(testApp.visitor, renamed.eventId),
      readAll(testApp.visitor, changed.eventId),
      readAll(stayer, renamed.eventId),
    ])
    expect(known.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    const statuses = (answers: typeof known) => answers.slice(0, 3).map(({ status }) => status)
    expect([gone, old, ended].map(statuses)).toEqual(Array(3).fill([503, 503, 503]))
    stream.leave()
  })
}

test('while the primary is frozen or gone, its replica answers every read, and what would have been written is a 503 that says so (rulebook 12.32)', async () => {
  const { primary, replica } = await startPostgresPair()
  const said: string[] = []
  const database = openPostgres(primary.urlOf('game'), ({ message }) => said.push(message), {
    replicaUrl: replica.urlOf('game'),
  })
  await migrate(database.db)
  await seedCatalogue(database.db)
  const testApp = await openTestAppOver(database, { logLevel: 'silent' })
  onTestFinished(async () => {
    await testApp.close()
    await replica.stop()
    await primary.stop()
  })
  const { eventId, ranked } = await rankedEvent(testApp, 'spared')
  const [user] = ranked
  if (!user) throw new Error('no user')
  const open = await insertTestEvent(testApp.db, [{ open: -1, lock: 60 }])
  const deck = deckOf(user, open.eventId)
  const [first = 0, second = 0] = open.players
  expect((await deck.add(first)).status).toBe(200)
  // A session that was not used for an hour is noted by the next read, which a replica can't do.
  await testApp.db.updateTable('session').set({ used_at: sql`now() - interval '2 hours'` }).execute()
  await untilReplicated(database)
  const cardsOf = (eventId: number) => user.call('/api/clutchdeck/get-cards', { eventId, userId: user.id })
  const reads = async () => {
    const [own, visitors, rest] = await Promise.all([
      readAll(user, eventId),
      readAll(testApp.visitor, eventId),
      Promise.all([
        cardsOf(eventId),
        cardsOf(open.eventId),
        user.call('/api/clutchdeck/get-event', { id: eventId }),
        testApp.visitor.call('/api/auth/get-user', { user: user.username }),
        testApp.visitor.call('/'),
      ]),
    ])
    return [...own, ...visitors, ...rest]
  }
  const before = await reads()
  expect(before.slice(0, -1).map(({ status }) => status)).toEqual(Array(12).fill(200))
  const expectAllRead = async () => {
    const answers = await reads()
    expect(answers.map(({ status }) => status)).toEqual(before.map(({ status }) => status))
    expect(answers.map(({ response }) => response.headers.age)).toEqual(answers.map(() => undefined))
    expect(answers.slice(0, 10).map(({ body }) => body)).toEqual(before.slice(0, 10).map(({ body }) => body))
  }
  const expectNotSaved = async () => {
    const { status, body, response } = await deck.add(second)
    expect([status, body, response.headers['retry-after']]).toEqual([
      503,
      {
        code: 'SERVICE_UNAVAILABLE',
        rule: 'NOT_SAVED',
        message: expect.stringMatching(/so this may not be saved/),
      },
      '5',
    ])
  }

  freeze(primary)
  await expectAllRead()
  await expectNotSaved()
  signal(primary, 'SIGCONT')
  await vi.waitFor(async () => expect((await deck.add(second)).status).toBe(200), { timeout: 30_000 })
  await untilReplicated(database)
  before[9] = await cardsOf(open.eventId)

  signal(primary, 'SIGKILL')
  await expectAllRead()
  await expectNotSaved()
  expect(said.filter(text => text.startsWith("the primary can't be read"))).toHaveLength(2)
})

/** Waits until the replica has all that the primary has now, and the game knows it. */
async function untilReplicated({ db, replica }: Database): Promise<void> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(db)
  await vi.waitFor(async () => {
    if (!replica) throw new Error('no replica')
    const { rows: there } = await sql<{ has: boolean }>`
      select pg_last_wal_replay_lsn() >= ${rows[0]?.lsn}::pg_lsn as has`.execute(replica.db)
    expect([there[0]?.has, replica.isCurrent()]).toEqual([true, true])
  }, 60_000)
}

/** An event whose two users are ranked. */
async function rankedEvent({ db, signUp }: TestApp, name: string) {
  const { eventId, players } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
  const [playerId = 0] = players
  const ranked = [await signUp(`${name}_1`), await signUp(`${name}_2`)]
  const cards = [{ playerId, keyplays: [1], perks: [] }]
  await insertDecks(
    db,
    eventId,
    ranked.map(({ id }) => ({ userId: id, phase: 1, cards })),
  )
  await insertCounts(db, eventId, 1, [{ playerId, keyplayId: 1, count: 9 }])
  await rankEvent(db, eventId)
  return { eventId, ranked }
}

/** Reads what the page of leaderboards shows of an event, and finally the list of events. */
const readAll = ({ call }: Pick<TestUser, 'call'>, eventId: number) =>
  Promise.all([
    call(`/api/clutchdeck/get-event-scores?eventId=${eventId}`),
    call(`/api/clutchdeck/get-event-results?eventId=${eventId}`),
    call(`/api/clutchdeck/get-best-deck?eventId=${eventId}&phaseIndex=1`),
    call('/api/clutchdeck/get-events', {}),
  ])

/** Stops the server and all its children; the end of the test continues them if the test did not. */
function freeze(postgres: RunningPostgres): void {
  signal(postgres, 'SIGSTOP')
  onTestFinished(() => {
    if (parentOf(`${postgres.pid}`) !== undefined) signal(postgres, 'SIGCONT')
  })
}

/**
 * Signals the server and all its children, each of which is the leader of its own session. The server is stopped first, so
 * that it neither starts children nor reaps ended ones, whose ids would then be unknown.
 */
function signal({ pid }: RunningPostgres, name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
  process.kill(pid, 'SIGSTOP')
  const children = readdirSync('/proc').filter(each => /^\d+$/.test(each) && parentOf(each) === pid)
  for (const child of children) process.kill(Number(child), name)
  process.kill(pid, name)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
  } catch {
    return undefined
  }
}
