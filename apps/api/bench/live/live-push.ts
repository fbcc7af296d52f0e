/**
 * How long a line of a game server takes to reach every page that watches (rulebook 15.17: a second, 2,000 pages), and how much
 * memory each page costs a server, compared with floors of the same run: bare servers that write the same bytes to as many sockets.
 * Servers and pages are separate processes. `node bench/live/live-push.ts [pages] [server processes]`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { insertSource } from '../../src/game/score-source/reading/source-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { hashToken } from '../../src/ground/session/token.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { chunksOf, insertLoggedPlayers, realLog, sendChunk } from '../../test/calls/log-calls.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import type { Arrived, PagesRequest } from './live-pages.ts'

const [pages = 2000, processes = 1] = process.argv.slice(2).map(Number)
const name = 'counts_changed'
/** How many bytes are sent before there are maps and players. */
const firstBytes = 75_000
const pathOf = (file: string) => new URL(file, import.meta.url).pathname

const { postgres, database, db, close } = await openBenchDatabase(error => {
  throw error
})
await insertLoggedPlayers(db)
const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
const [account_id = 0] = await insertTestUsers(db, 1, 'bench_')
await insertSource(db, { event_id: eventId, name: 'Server', token_hash: hashToken('token'), account_id })
// Receives what the game server sends, like one more process, without streams.
const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })

/** Sends a request to a process and waits for its next message. */
async function ask<Reply>(child: ChildProcess, request: object | string): Promise<Reply> {
  const answered = once(child, 'message')
  child.send(request)
  return (await answered)[0] as Reply
}

type Memory = Pick<NodeJS.MemoryUsage, 'rss' | 'heapUsed'>
/** Opens servers with all pages; `measure` waits until all have received the message that `send` causes, undefined if none comes. */
async function openSide(kind: 'game' | 'bare') {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: postgres.urlOf('game'),
    SEED: 'none',
    PORT: '0',
    RATE_LIMITS: 'off',
  }
  const servers = Array.from({ length: processes }, () =>
    fork(pathOf('./live-server.ts'), [kind], {
      env,
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  )
  const started = await Promise.all(servers.map(server => once(server, 'message')))
  const addresses = started.map(([{ address }]) => address as string)
  const memory = async (): Promise<Memory> => {
    const each = await Promise.all(servers.map(server => ask<Memory>(server, 'memory')))
    const sum = (of: (one: Memory) => number) => each.reduce((all, one) => all + of(one), 0)
    return { rss: sum(one => one.rss), heapUsed: sum(one => one.heapUsed) }
  }
  const openPages = async (count: number) => {
    const client = fork(pathOf('./live-pages.ts'))
    const path = `/api/clutchdeck/live?eventId=${eventId}`
    await ask(client, { addresses, path, pages: count, name } satisfies PagesRequest)
    return client
  }
  // The first pages cost more, such as for compiled code: that is not part of the cost per page.
  const first = await openPages(100)
  first.kill()
  await once(first, 'exit')
  const before = await memory()
  const client = await openPages(pages)
  const measure = async (send: () => unknown): Promise<(Arrived & { ms: number }) | undefined> => {
    await ask(client, 'expect')
    const arrived = once(client, 'message')
    const began = performance.now()
    await send()
    // Lines that change nothing cause no message.
    const received = await Promise.race([arrived, sleep(4000, undefined)])
    return received && { ...(received[0] as Arrived), ms: performance.now() - began }
  }
  return {
    servers,
    measure,
    /** Bytes that each page has cost the servers. */
    costs: async () => {
      const { rss, heapUsed } = await memory()
      return { rss: (rss - before.rss) / pages, heapUsed: (heapUsed - before.heapUsed) / pages }
    },
    close: () => {
      for (const child of [client, ...servers]) child.kill('SIGKILL')
    },
  }
}

const chunks = chunksOf((await realLog()).subarray(0, 500_000), 25_000)
const game = await openSide('game')
for (const chunk of chunks.filter(({ end }) => end <= firstBytes)) await sendChunk(app, 'token', chunk)
const times: number[] = []
let size = 0
for (const chunk of chunks.filter(({ begin }) => begin >= firstBytes)) {
  const arrived = await game.measure(() => sendChunk(app, 'token', chunk))
  if (!arrived) continue
  times.push(arrived.ms)
  size = Math.max(size, arrived.bytes / pages)
}
const costs = await game.costs()
game.close()

const bare = await openSide('bare')
const text = `event: ${name}\ndata: ${'x'.repeat(Math.round(size))}\n\n`
const floor: number[] = []
for (const _ of times) {
  const arrived = await bare.measure(() => {
    for (const server of bare.servers) server.send({ write: text })
  })
  floor.push(arrived?.ms ?? 0)
}
const bareCosts = await bare.costs()
bare.close()

const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`
const kB = ({ rss, heapUsed }: Memory) =>
  `${(rss / 1000).toFixed(1)} kB of the process, ${(heapUsed / 1000).toFixed(1)} kB of its heap`
const [median, bottom] = [medianOf(times), medianOf(floor)]
console.log(
  `${pages} pages, ${processes} processes, ${times.length} chunks of 25 kB, messages of up to ${(size / 1000).toFixed(1)} kB`,
)
console.log(
  `from sending a chunk to the last page     median ${ms(median)}   slowest ${ms(Math.max(...times))}   ${(median / bottom).toFixed(1)} x the floor`,
)
console.log(
  `floor: writing to as many sockets         median ${ms(bottom)}   slowest ${ms(Math.max(...floor))}`,
)
console.log(`a page costs ${kB(costs)}; floor: ${kB(bareCosts)}`)
await app.close()
await close()
