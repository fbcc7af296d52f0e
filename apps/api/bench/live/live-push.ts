/**
 * How long a line of a game server takes to reach every page that watches (rulebook 15.17: a second, 2,000 pages), and how much
 * memory each page costs a server, compared with floors of the same run: bare servers that write the same bytes to as many sockets.
 * Servers and pages are separate processes. `node bench/live/live-push.ts [pages] [server processes]`.
 */
import { insertSource } from '../../src/game/score-source/reading/source-queries.ts'
import { readEnv } from '../../src/ground/env/env.ts'
import { hashToken } from '../../src/ground/session/token.ts'
import { buildApp } from '../../src/server/http/app.ts'
import { chunksOf, insertLoggedPlayers, realLog, sendChunk } from '../../test/calls/log-calls.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { openBenchDatabase } from '../shared/bench-database.ts'
import { medianOf } from '../shared/median.ts'
import { type Memory, openSide } from './open-side.ts'

const [pages = 2000, processes = 1] = process.argv.slice(2).map(Number)
const name = 'counts_changed'
/** How many bytes are sent before there are maps and players. */
const firstBytes = 75_000

const { postgres, database, db, close } = await openBenchDatabase(error => {
  throw error
})
await insertLoggedPlayers(db)
const { eventId } = await insertTestEvent(db, [{ open: -90, lock: -60 }])
const [account_id = 0] = await insertTestUsers(db, 1, 'bench_')
await insertSource(db, { event_id: eventId, name: 'Server', token_hash: hashToken('token'), account_id })
// Receives what the game server sends, like one more process, without streams.
const app = await buildApp({ db: database, env: { ...readEnv({}), rateLimits: false, logLevel: 'error' } })

const sides = {
  databaseUrl: postgres.urlOf('game'),
  path: `/api/clutchdeck/live?eventId=${eventId}`,
  pages,
  processes,
  name,
}

const chunks = chunksOf((await realLog()).subarray(0, 500_000), 25_000)
const game = await openSide('game', sides)
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

const bare = await openSide('bare', sides)
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
