import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openPostgres } from '../src/ground/db/connection/postgres.ts'
import { readEnv } from '../src/ground/env/env.ts'
import { serve } from '../src/server/serve.ts'
import { deckOf } from '../test/calls/deck-calls.ts'
import { type RunningPgBouncer, startPgBouncer } from '../test/database/pgbouncer.ts'
import { type RunningPostgres, startPostgres } from '../test/database/postgres.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { playerAt, signUpAt } from '../test/servers/player.ts'
import { type ServerProcess, serverProcess } from '../test/servers/server-process.ts'
import { openStream } from '../test/servers/stream.ts'

/** The real program behind PgBouncer in transaction mode, with fewer connections than the processes would have. */
const database = 'game'
let postgres: RunningPostgres
let pooler: RunningPgBouncer
const servers: ServerProcess[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  pooler = await startPgBouncer(postgres, { connections: 4 })
  // Both at once, on an empty database.
  const env = { DIRECT_URL: postgres.urlOf(database), LOG_LEVEL: 'error' }
  servers.push(...(await Promise.all([0, 1].map(() => serverProcess(pooler.urlOf(database), env)))))
})
afterAll(async () => {
  for (const server of servers) await server.kill('SIGTERM')
  await pooler.stop()
  await postgres.stop()
})

/** A database opened as in a process; closed with the test. */
function open() {
  const opened = openPostgres(
    pooler.urlOf(database),
    error => {
      throw error
    },
    { directUrl: postgres.urlOf(database) },
  )
  onTestFinished(() => opened.close())
  return opened
}

test('connections through the pooler have the same settings as direct ones', async () => {
  const { db } = open()
  const { rows } = await sql`select current_setting('TimeZone') as zone, current_setting('jit') as jit,
    current_setting('statement_timeout') as "limit"`.execute(db)
  expect(rows).toEqual([{ zone: 'UTC', jit: 'off', limit: '1min' }])
})

test('twenty players move at two processes at once, over four connections: no move fails or is lost', async () => {
  const [first, second] = servers.map(server => server.address)
  const { eventId, players } = await insertTestEvent(open().db, [{ open: -1, lock: 60 }])
  const movers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => signUpAt(first ?? '', `mover_${n + 1}`)),
  )
  await Promise.all(
    movers.map(async mover => {
      const elsewhere = deckOf(playerAt(second ?? '', mover), eventId)
      const here = deckOf(mover, eventId)
      for (const [n, player] of players.slice(0, 5).entries()) {
        const answer = await (n % 2 ? here : elsewhere).add(player)
        expect([answer.status, answer.body]).toEqual([200, expect.anything()])
      }
      expect(await here.players()).toEqual(players.slice(0, 5))
    }),
  )
})

test('a move through one process sends a message to streams of the other', async () => {
  const [first, second] = servers.map(server => server.address)
  const { eventId, players } = await insertTestEvent(open().db, [{ open: -1, lock: 60 }])
  const mover = await signUpAt(first ?? '', 'heard_mover')
  const stream = await openStream(second ?? '', `?eventId=${eventId}`, mover.cookie)
  expect(await stream.next()).toBe('open')
  expect((await deckOf(mover, eventId).add(players[0] ?? 0)).status).toBe(200)
  expect(await stream.next()).toBe('deck_changed')
  stream.leave()
})

test('a job freezes the decks of a lock, and the processes report that they are ready', async () => {
  const { db } = open()
  const { eventId } = await insertTestEvent(db, [{ open: -10, lock: -1 }])
  await sql`select pg_notify('score', ${String(eventId)})`.execute(db)
  const frozen = () =>
    db.selectFrom('phase').where('event_id', '=', eventId).select('frozen_at').executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect((await frozen()).frozen_at).not.toBeNull(), 20_000)
  for (const { address } of servers)
    await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(200), 10_000)
})

test('a pooler without DIRECT_URL ends the start with one sentence that says what is missing', async () => {
  const env = readEnv({ DATABASE_URL: pooler.urlOf(database), SEED: 'none', PORT: '0' })
  await expect(serve(env)).rejects.toThrow(
    /^The database of DATABASE_URL can't be used: unsupported startup parameter.*\. Behind a transaction pooler set DIRECT_URL$/,
  )
})
