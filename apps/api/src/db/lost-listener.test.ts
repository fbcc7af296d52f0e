import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../test/fixtures/test-app.ts'
import { openPostgres } from './postgres.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A port before the database that can be shut; counts who has come since. */
async function door() {
  const open = new Set<Socket>()
  const state = { shut: false, turnedAway: 0, letIn: 0 }
  const { pathname, searchParams } = new URL(world.url)
  const server = createServer(socket => {
    if (state.shut) {
      state.turnedAway += 1
      state.shut = false
      socket.destroy()
      return
    }
    state.letIn += 1
    const inside = connect(join(searchParams.get('host') ?? '', '.s.PGSQL.5432'))
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
    /** Cuts every line; the next who comes is turned away, those after are let in. */
    shut() {
      state.shut = true
      state.letIn = 0
      for (const socket of open) socket.destroy()
      open.clear()
    },
    close: () => server.close(),
  }
}

test('a listener that cannot come back at once tries again, as one: each piece of news is heard once', async () => {
  const entrance = await door()
  const heard: string[] = []
  let next = Promise.withResolvers<void>()
  const database = openPostgres(entrance.url, () => {})
  const stop = await database.listen('told', payload => {
    heard.push(payload)
    next.resolve()
  })
  entrance.shut()
  await next.promise
  expect({ heard, ...entrance.state }).toEqual({ heard: [''], shut: false, turnedAway: 1, letIn: 1 })
  next = Promise.withResolvers<void>()
  await sql`select pg_notify('told', 'news')`.execute(world.db)
  await next.promise
  expect(heard).toEqual(['', 'news'])
  await stop()
  await database.close()
  entrance.close()
})
