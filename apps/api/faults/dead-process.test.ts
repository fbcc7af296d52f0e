import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { requestDueWork, requestRanking } from '../src/ground/db/channels.ts'
import { readProcess } from '../src/server/launcher.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertCounts, insertDecks, insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openTestApp, type TestApp } from '../test/fixtures/test-app.ts'
import { serverOfTest } from '../test/servers/server-of-test.ts'
import { listening } from '../test/servers/server-process.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const start = () => serverOfTest(testApp.url)

let users = 0
/** An event whose phase locks in this many seconds, with a deck in it. */
async function eventWithDeck(lockInSeconds: number) {
  const event = await insertTestEvent(testApp.db, [{ open: -20, lock: lockInSeconds / 60 }])
  const [userId = 0] = await insertTestUsers(testApp.db, 1, `worker_${users++}_`)
  const [playerId = 0] = event.players
  await insertDecks(testApp.db, event.eventId, [
    { userId, phase: 1, cards: [{ playerId, keyplays: [1], perks: [] }] },
  ])
  return { ...event, playerId }
}

const activeJobs = async () =>
  (await sql`select from pgboss.job where name = 'score-event' and state = 'active'`.execute(testApp.db)).rows
    .length

/** Blocks the rankings of events until it is rolled back, for any time. */
async function lockEvents(ids: number[]) {
  const holder = await testApp.db.startTransaction().execute()
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
  await sql`select from event where id = any(${ids}::int[]) for no key update`.execute(holder)
  return holder
}

/** Waits until a phase is frozen; returns how many seconds after its lock that was. */
async function frozenAfter(eventId: number): Promise<number> {
  const read = () =>
    testApp.db
      .selectFrom('phase')
      .where('event_id', '=', eventId)
      .select(sql<number | null>`extract(epoch from frozen_at - lock)::float8`.as('seconds'))
      .executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect((await read()).seconds).not.toBeNull(), {
    timeout: 25_000,
    interval: 100,
  })
  return (await read()).seconds ?? Number.NaN
}

test('if a process is killed while ranking, another one takes over within seconds', async () => {
  const dying = await start()
  const { eventId, playerId } = await eventWithDeck(-60)
  await requestDueWork(testApp.db)
  await frozenAfter(eventId)
  const holder = await lockEvents([eventId])
  await insertCounts(testApp.db, eventId, 1, [{ playerId, keyplayId: 1, count: 3 }])
  await requestRanking(testApp.db, eventId)
  await vi.waitFor(async () => expect(await activeJobs()).toBe(1), { timeout: 30_000 })
  await start()
  await dying.kill('SIGKILL')
  const died = performance.now()
  await holder.rollback().execute()
  const score = () =>
    testApp.db
      .selectFrom('standing as s')
      .innerJoin('event as e', join =>
        join.onRef('e.id', '=', 's.event_id').onRef('e.generation', '=', 's.generation'),
      )
      .where('e.id', '=', eventId)
      .select('s.score')
      .executeTakeFirst()
  await vi.waitFor(async () => expect(await score()).toEqual({ score: 12 }), {
    timeout: 30_000,
    interval: 200,
  })
  expect(performance.now() - died).toBeLessThan(25_000)
})

test('a phase is frozen at its lock even while every job of the process hangs', async () => {
  await start()
  const hung = await Promise.all([eventWithDeck(-60), eventWithDeck(-60), eventWithDeck(-60)])
  await requestDueWork(testApp.db)
  for (const { eventId } of hung) await frozenAfter(eventId)
  const holder = await lockEvents(hung.map(({ eventId }) => eventId))
  for (const { eventId } of hung) await requestRanking(testApp.db, eventId)
  await vi.waitFor(async () => expect(await activeJobs()).toBe(2), { timeout: 30_000 })
  const { eventId } = await eventWithDeck(4)
  await requestDueWork(testApp.db)
  const seconds = await frozenAfter(eventId)
  await holder.rollback().execute()
  expect(seconds).toBeLessThan(2)
})

const generations = async (...ids: number[]) => {
  const events = testApp.db.selectFrom('event').where('id', 'in', ids)
  return (await events.select('generation').execute()).map(({ generation }) => generation)
}

test('if two processes wake at a lock, one freezes and ranks', async () => {
  const servers = [await start(), await start()]
  const { eventId } = await eventWithDeck(4)
  await requestDueWork(testApp.db)
  expect(await frozenAfter(eventId)).toBeLessThan(2)
  await vi.waitFor(async () => expect(await generations(eventId)).toEqual([1]), { timeout: 30_000 })
  // Each finishes its work: neither ranks again what the other has ranked.
  for (const server of servers) await server.kill('SIGTERM')
  expect(await generations(eventId)).toEqual([1])
})

test('a process stopped while ranking blocks that event for half a minute and no other; when it continues it does not rank again', async () => {
  const stopped = await start()
  const { eventId } = await eventWithDeck(-60)
  // The ranking waits before it is published, until the holder rolls back.
  const holder = await testApp.db.startTransaction().execute()
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(holder)
  await sql`select pg_advisory_xact_lock(78)`.execute(holder)
  await sql`create function wait_to_publish() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(78); return new; end $$`.execute(testApp.db)
  await sql`create trigger wait_to_publish before update of generation on event
    for each row execute function wait_to_publish()`.execute(testApp.db)
  await requestDueWork(testApp.db)
  const waiting = async () =>
    (
      await sql`select from pg_locks where locktype = 'advisory' and objid = 78 and not granted`.execute(
        testApp.db,
      )
    ).rows.length
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 30_000 })
  process.kill(stopped.pid, 'SIGSTOP')
  await holder.rollback().execute()
  const next = await start()
  const { eventId: other } = await eventWithDeck(4)
  await requestDueWork(testApp.db)
  expect(await frozenAfter(other)).toBeLessThan(2)
  await vi.waitFor(async () => expect(await generations(other)).toEqual([1]), { timeout: 20_000 })
  expect(await generations(eventId)).toEqual([0])
  await vi.waitFor(async () => expect(await generations(eventId)).toEqual([1]), {
    timeout: 45_000,
    interval: 200,
  })
  process.kill(stopped.pid, 'SIGCONT')
  for (const server of [stopped, next]) await server.kill('SIGTERM')
  expect(await generations(eventId, other)).toEqual([1, 1])
})

test('the game outlives the shell that it was started from in the background, and SIGTERM to its package manager ends it', async () => {
  // npx has already fetched what it needs to run the tests: no request to the registry.
  const npm_config_offline = String(process.env.PATH?.includes('_npx'))
  const game = { DATABASE_URL: testApp.url, SEED: 'none', PORT: '0', INIT_CWD: '', RATE_LIMITS: 'off' }
  const env = { ...process.env, ...game, npm_config_offline }
  const folder = new URL('../../..', import.meta.url).pathname
  const command = 'nohup npx -y pnpm@12 --silent --filter @game/api start & echo "npx is $!"; read line'
  const shell = spawn('sh', ['-c', command], { cwd: folder, env, stdio: ['pipe', 'pipe', 'ignore'] })
  let said = ''
  shell.stdout.on('data', text => {
    said += text
  })
  const address = await listening(shell)
  const npx = Number(/npx is (\d+)/.exec(said)?.[1])
  const answers = () =>
    fetch(`${address}/healthz`).then(
      ({ status }) => status,
      () => 'gone',
    )
  const ended = once(shell, 'exit')
  shell.stdin.end()
  await ended
  expect(readProcess(npx)?.parent).not.toBe(shell.pid)
  // Longer than the game takes to look for its package managers.
  const person = (n: number) => ({
    username: `background_${n}`,
    password: 'Password!1',
    email: `b${n}@example.org`,
  })
  for (let n = 0; n < 20; n++)
    await fetch(`${address}/api/auth/signup-query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person(n)),
    })
  expect(await answers()).toBe(200)
  process.kill(npx, 'SIGTERM')
  await vi.waitFor(async () => expect(await answers()).toBe('gone'), { timeout: 30_000, interval: 200 })
})
