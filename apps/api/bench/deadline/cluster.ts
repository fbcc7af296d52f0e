/**
 * Moves through a balancer to several processes behind PgBouncer, compared with a single process in the same run; then while one
 * is killed, and while all are restarted one after another. `pnpm bench:cluster [processes] [players] [seconds]`.
 */
import { setTimeout } from 'node:timers/promises'
import { openPostgres } from '../../src/ground/db/connection/postgres.ts'
import { openSession } from '../../src/ground/session/session.ts'
import { insertTestEvent } from '../../test/fixtures/insert-event.ts'
import { insertDecks, insertTestUsers } from '../../test/fixtures/insert-users.ts'
import { startCluster } from '../../test/servers/cluster.ts'
import { type Load, moveUntil, percentile } from '../../test/servers/load.ts'

const [processes = 2, players = 40, seconds = 8] = process.argv.slice(2).map(Number)
const cluster = await startCluster({ processes })
const database = openPostgres(cluster.urls.primary, error => console.error(error.message))
const { db } = database

const { eventId, players: listed } = await insertTestEvent(db, [{ open: -60, lock: 600 }])
const [playerA = 0, playerB = 0] = listed
const users = await insertTestUsers(db, players, 'mover_')
const cards = listed.slice(0, 5).map(playerId => ({ playerId, keyplays: [1, 2], perks: [] }))
await insertDecks(
  db,
  eventId,
  users.map(userId => ({ userId, phase: 1, cards })),
)
const movers = await Promise.all(
  users.map(async id => ({
    id,
    cookie: `session=${await openSession(db, id, true, { network: '', userAgent: '' })}`,
  })),
)
const movesDone = async () =>
  (await db.selectFrom('deck').where('event_id', '=', eventId).select('version').execute()).reduce(
    (sum, { version }) => sum + version,
    0,
  )

/** Sends moves to an address while something is done, for at least this many seconds. */
async function measure(what: string, address: string, during = async () => {}): Promise<Load> {
  const before = await movesDone()
  const ending = new AbortController()
  const begun = performance.now()
  const moving = moveUntil({
    address,
    movers,
    at: { eventId, playerA, playerB },
    until: ending.signal,
  })
  await Promise.all([during(), setTimeout(seconds * 1000)])
  ending.abort()
  const load = await moving
  const { answered, failed, late, faults } = load
  const done = (await movesDone()) - before
  const rate = answered / ((performance.now() - begun) / 1000)
  const lost = Math.max(0, answered - done)
  const doubled = Math.max(0, done - answered - failed)
  const p = (share: number) => percentile(late, share).toFixed(0).padStart(5)
  console.log(
    `${what.padEnd(44)} ${rate.toFixed(0).padStart(6)} moves/s   p50 ${p(0.5)} ms   p99 ${p(0.99)} ms   ` +
      `failed ${failed} ${failed ? JSON.stringify(Object.fromEntries(faults)) : ''}   lost ${lost}   doubled ${doubled}`,
  )
  return load
}

const one = cluster.servers[0]?.address ?? ''
await measure('warming up', cluster.address)
await measure('one process, past the balancer', one)
await measure(`${processes} processes behind the balancer`, cluster.address)
await measure('the same, one killed and restarted', cluster.address, async () => {
  await setTimeout(1000)
  await cluster.servers[0]?.kill('SIGKILL')
  await cluster.restart(0)
})
await measure('the same, all restarted in turn', cluster.address, async () => {
  for (const index of cluster.servers.keys()) {
    await cluster.servers[index]?.kill('SIGTERM')
    await cluster.restart(index)
  }
})
await database.close()
await cluster.stop()
