import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runSql } from '../../../../test/database/run-sql.ts'
import { openTestApp, type TestApp } from '../../../../test/fixtures/test-app.ts'
import { openPostgres } from './postgres.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

/** A proxy in front of the database that can cut its connections; counts those refused and let in since. */
async function openProxy() {
  const open = new Set<Socket>()
  const state = { refuseNext: false, refused: 0, accepted: 0 }
  const { pathname, searchParams, hostname, port: inner } = new URL(testApp.url)
  const folder = searchParams.get('host')
  const server = createServer(socket => {
    if (state.refuseNext) {
      state.refused += 1
      state.refuseNext = false
      socket.destroy()
      return
    }
    state.accepted += 1
    const inside = folder ? connect(join(folder, '.s.PGSQL.5432')) : connect(Number(inner), hostname)
    for (const [from, to] of [[socket, inside] as const, [inside, socket] as const])
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to)
    open.add(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `postgres://postgres@127.0.0.1:${port}${pathname}`,
    /** Cuts every connection; the next one is refused, those after it are accepted. */
    cut() {
      state.refuseNext = true
      state.accepted = 0
      for (const socket of open) socket.destroy()
      open.clear()
    },
    close: () => server.close(),
  }
}

test('a listener that cannot reconnect at once tries again, and there is only one: each message is passed on once', async () => {
  const proxy = await openProxy()
  const received: string[] = []
  let next = Promise.withResolvers<void>()
  const database = openPostgres(proxy.url, () => {})
  const stop = await database.listen('test', payload => {
    received.push(payload)
    next.resolve()
  })
  proxy.cut()
  await next.promise
  expect({ received, ...proxy.state }).toEqual({ received: [''], refuseNext: false, refused: 1, accepted: 1 })
  next = Promise.withResolvers<void>()
  await sql`select pg_notify('test', 'message')`.execute(testApp.db)
  await next.promise
  expect(received).toEqual(['', 'message'])
  await stop()
  await database.close()
  proxy.close()
})

test('lost connections, idle or within a transaction, are reported; the next statement works on a new one', async () => {
  const ended = 'a connection was lost: terminating connection due to administrator command'
  let reported = 0
  const reportedTwice = Promise.withResolvers<void>()
  const database = openPostgres(`${testApp.url}&application_name=lost`, ({ message }) => {
    // Each connection reports why it ends, and may also report that it has ended.
    if (message === ended && ++reported === 2) reportedTwice.resolve()
  })
  const { db } = database
  const { promise: lost, resolve: goOn } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const held = db.transaction().execute(async trx => {
    await sql`insert into map (name) values ('Lost')`.execute(trx)
    begin()
    await lost
    await sql`select 1`.execute(trx)
  })
  await begun
  await sql`select 1`.execute(db)
  await runSql(
    inject('postgres').url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost'",
  )
  await reportedTwice.promise
  goOn()
  await expect(held).rejects.toThrow()
  const { rows } = await sql`select name from map where name = 'Lost'`.execute(db)
  expect(rows).toEqual([])
  await database.close()
})
