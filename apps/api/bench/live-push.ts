/**
 * How long a line of a game server takes to every page that watches (rulebook 15.17: a second, 2,000 pages), beside a floor of the
 * same run: a bare server that writes the same bytes to as many sockets. `node bench/live-push.ts [pages]`.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from '../src/env.ts'
import { buildApp } from '../src/http/app.ts'
import { startJobs } from '../src/jobs/jobs.ts'
import { insertSource } from '../src/score-source/queries.ts'
import { hashToken } from '../src/session/token.ts'
import { chunksOf, insertLoggedPlayers, realLog, sendChunk } from '../test/calls/log-calls.ts'
import { insertTestEvent } from '../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../test/fixtures/insert-users.ts'
import { openBenchDatabase } from './bench-database.ts'
import { medianOf } from './median.ts'

const pages = Number(process.argv[2] ?? 2000)
const name = 'counts_changed'
/** What is sent until there are maps and players. */
const firstBytes = 75_000

/** Pages that listen; `all` waits until each has heard once more. */
async function openPages(port: number, path: string) {
  const sockets: Socket[] = []
  let heard = 0
  let bytes = 0
  let waiting: { count: number; done: () => void } | undefined
  for (let n = 0; n < pages; n++) {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n`)
    await once(socket, 'data')
    socket.on('data', data => {
      bytes += data.length
      if (!data.includes(name)) return
      heard++
      if (waiting && heard >= waiting.count) waiting.done()
    })
    sockets.push(socket)
  }
  return {
    all: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting = { count: heard + pages, done: resolve }
      return promise
    },
    bytesOfAll: () => bytes,
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

const fail = (error: unknown) => {
  throw error
}
const { database, db, close } = await openBenchDatabase(fail)
await insertLoggedPlayers(db)
const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
const [account_id = 0] = await insertTestUsers(db, 1, 'bench_')
await insertSource(db, { event_id: eventId, name: 'Server', token_hash: hashToken('token'), account_id })
const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })
await app.listen({ port: 0, host: '127.0.0.1' })
const jobs = await startJobs(database, fail)
const { port } = app.server.address() as AddressInfo

const chunks = chunksOf((await realLog()).subarray(0, 500_000), 25_000)
for (const chunk of chunks.filter(({ end }) => end <= firstBytes)) await sendChunk(app, 'token', chunk)
const watching = await openPages(port, `/api/clutchdeck/live?eventId=${eventId}`)
const times: number[] = []
let sizes = 0
for (const chunk of chunks.filter(({ begin }) => begin >= firstBytes)) {
  const [began, size, arrived] = [performance.now(), watching.bytesOfAll(), watching.all()]
  await sendChunk(app, 'token', chunk)
  // Lines that change nothing are told to nobody.
  if (!(await Promise.race([arrived.then(() => true), sleep(4000, false)]))) continue
  times.push(performance.now() - began)
  sizes = Math.max(sizes, (watching.bytesOfAll() - size) / pages)
}
watching.close()
await jobs.stop()

const open = new Set<{ write(text: string): unknown }>()
const bare = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write('event: open\n\n')
  open.add(response)
}).listen(0, '127.0.0.1')
await once(bare, 'listening')
const listening = await openPages((bare.address() as AddressInfo).port, '/')
const floor: number[] = []
for (const _ of times) {
  const [began, arrived] = [performance.now(), listening.all()]
  const text = `event: ${name}\ndata: ${'x'.repeat(Math.round(sizes))}\n\n`
  for (const response of open) response.write(text)
  await arrived
  floor.push(performance.now() - began)
}
listening.close()
bare.closeAllConnections()
bare.close()

const ms = (value: number) => `${value.toFixed(0).padStart(6)} ms`
const [median, bottom] = [medianOf(times), medianOf(floor)]
console.log(
  `${pages} pages, ${times.length} pieces of 25 kB, messages of up to ${(sizes / 1000).toFixed(1)} kB`,
)
console.log(
  `from a piece's sending to the last page   median ${ms(median)}   slowest ${ms(Math.max(...times))}   ${(median / bottom).toFixed(1)} x the floor`,
)
console.log(
  `floor: writing to as many sockets         median ${ms(bottom)}   slowest ${ms(Math.max(...floor))}`,
)
await app.close()
await close()
