import { product } from '@game/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import type { Database } from '../src/ground/db/db.ts'
import { deckOf } from '../test/calls/deck-calls.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertDecks } from '../test/fixtures/insert-users.ts'
import { type Cluster, startCluster } from '../test/servers/cluster.ts'
import { moveUntil } from '../test/servers/load.ts'
import { type Player, playerAt, signUpAt } from '../test/servers/player.ts'
import { openStream } from '../test/servers/stream.ts'

/** Two processes, a balancer, PgBouncer, a primary and a replica, all real programs. */
let cluster: Cluster
let database: Database
beforeAll(async () => {
  cluster = await startCluster({ processes: 2 })
  database = openPostgres(cluster.urls.primary, error => {
    throw error
  })
})
afterAll(async () => {
  await database.close()
  await cluster.stop()
})

const first = () => cluster.servers[0]?.address ?? ''
const second = () => cluster.servers[1]?.address ?? ''
const openEvent = () => insertTestEvent(database.db, [{ open: -1, lock: 60 }])
let users = 0
const newPlayer = (address: string) => signUpAt(address, `clustered_${++users}`)

test('a session opened at one process is known to the others, and its end too', async () => {
  const here = await newPlayer(first())
  const there = playerAt(second(), here)
  expect((await there.call('/api/auth/get-user', {})).status).toBe(200)
  expect((await there.call('/api/auth/logout', {})).status).toBe(200)
  expect((await here.call('/api/auth/get-sessions')).status).toBe(401)
})

test('pick rates are the same at every process, those of the last count (rulebook 4.20)', async () => {
  const { eventId, players } = await openEvent()
  const [a, b] = [await newPlayer(first()), await newPlayer(first())]
  const deck = (userId: number, playerId = 0) => ({
    userId,
    phase: 1,
    cards: [{ playerId, keyplays: [], perks: [] }],
  })
  await insertDecks(database.db, eventId, [deck(a.id, players[0])])
  const path = `/api/${product.slug}/get-pick-rates?eventId=${eventId}&phaseIndex=1`
  const rates = async (address: string) => (await playerAt(address, a).call(path)).body
  const counted = await rates(first())
  expect(counted).toEqual({ rates: [{ playerId: players[0], share: 1 }] })
  await insertDecks(database.db, eventId, [deck(b.id, players[1])])
  expect(await rates(second())).toEqual(counted)
  expect(await rates(first())).toEqual(counted)
})

test('simultaneous moves of one deck at both processes take turns: each is done once', async () => {
  const { eventId, players } = await openEvent()
  const here = await newPlayer(cluster.address)
  const decks = [deckOf(playerAt(first(), here), eventId), deckOf(playerAt(second(), here), eventId)]
  const answers = await Promise.all(players.slice(0, 5).map((player, n) => decks[n % 2]?.add(player)))
  expect(answers.map(answer => answer?.status)).toEqual([200, 200, 200, 200, 200])
  expect((await deckOf(here, eventId).players()).toSorted()).toEqual(players.slice(0, 5).toSorted())
})

/** Movers with two cards each, and a check that all answered moves were saved, and no move twice. */
async function movers(count: number) {
  const { eventId, players } = await openEvent()
  const [playerA = 0, playerB = 0] = players
  const all: Player[] = []
  for (let n = 0; n < count; n++) {
    const mover = await newPlayer(cluster.address)
    await deckOf(mover, eventId).add(playerA)
    await deckOf(mover, eventId).add(playerB)
    all.push(mover)
  }
  const versions = async () => {
    const { rows } = await sql<{ sum: number }>`
      select sum(version)::int as sum from deck where event_id = ${eventId}`.execute(database.db)
    return rows[0]?.sum ?? 0
  }
  return { all, at: { eventId, playerA, playerB }, versions }
}

/** Moves through the balancer while `disturb` runs; returns the load and how many moves the decks have had. */
async function moveWhile(disturb: () => Promise<void>) {
  const { all, at, versions } = await movers(8)
  const before = await versions()
  const ending = new AbortController()
  const moving = moveUntil({ address: cluster.address, movers: all, at, until: ending.signal })
  await vi.waitFor(async () => expect(await versions()).toBeGreaterThan(before + 20), 20_000)
  await disturb()
  const disturbed = await versions()
  await vi.waitFor(async () => expect(await versions()).toBeGreaterThan(disturbed + 20), 20_000)
  ending.abort()
  const load = await moving
  return { ...load, moved: (await versions()) - before }
}

test('kill -9 of a process under load fails only the requests that it was serving; no answered move is lost or done twice', async () => {
  const { answered, failed, moved, faults } = await moveWhile(async () => {
    await cluster.servers[0]?.kill('SIGKILL')
    await cluster.restart(0)
  })
  expect(failed, JSON.stringify([...faults])).toBeLessThanOrEqual(8)
  expect(moved).toBeGreaterThanOrEqual(answered)
  expect(moved).toBeLessThanOrEqual(answered + failed)
})

test('a rolling restart under load fails no move', async () => {
  const { answered, failed, moved, faults } = await moveWhile(async () => {
    for (const index of [0, 1]) {
      await cluster.servers[index]?.kill('SIGTERM')
      await cluster.restart(index)
    }
  })
  expect([...faults]).toEqual([])
  expect({ failed, moved }).toEqual({ failed: 0, moved: answered })
})

test('a stream whose process is killed is reopened through the balancer at another process', async () => {
  const { eventId, players } = await openEvent()
  const mover = await newPlayer(cluster.address)
  const streams = await Promise.all(
    [0, 1].map(() => openStream(cluster.address, `?eventId=${eventId}`, mover.cookie)),
  )
  for (const stream of streams) expect(await stream.next()).toBe('open')
  await cluster.servers[1]?.kill('SIGKILL')
  const reopened = await openStream(cluster.address, `?eventId=${eventId}`, mover.cookie)
  expect(await reopened.next()).toBe('open')
  expect((await deckOf(mover, eventId).add(players[0] ?? 0)).status).toBe(200)
  expect(await reopened.next()).toBe('deck_changed')
  for (const stream of [...streams, reopened]) stream.leave()
  await cluster.restart(1)
})
