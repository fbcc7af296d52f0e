/**
 * Starts the game as several machines would run it, on one: `pnpm cluster [processes]`. Needs PgBouncer and HAProxy
 * (`apt-get install pgbouncer haproxy`, or their paths in PGBOUNCER and HAPROXY); Postgres comes with the install. Ctrl-C stops all of it and
 * removes its data. A process that ends is started again: try `kill -9` on one, or `kill` for a rolling restart.
 */
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { startCluster } from '../test/servers/cluster.ts'

const stopping = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
let stopped = false
const password = process.env.ADMIN_PASSWORD ?? 'Example!1'
const cluster = await startCluster({
  processes: Number(process.argv[2] ?? 2),
  env: {
    SEED: process.env.SEED ?? 'demo',
    ADMIN_PASSWORD: password,
    RATE_LIMITS: process.env.RATE_LIMITS ?? 'on',
  },
})
console.log(`
The game is at ${cluster.address}; log in as admin with ${password}
processes   ${cluster.servers.map(({ pid, address }) => `${pid} at ${address}`).join(', ')}
PgBouncer   ${cluster.urls.pooler}
primary     ${cluster.urls.primary}
replica     ${cluster.urls.replica}
`)
for (const place of cluster.servers.keys()) supervise(place)
await stopping
stopped = true
await cluster.stop()

async function supervise(place: number): Promise<void> {
  while (!stopped) {
    await cluster.servers[place]?.ended
    if (stopped) return
    await setTimeout(500)
    await cluster.restart(place)
    console.log(`process ${place + 1} is now ${cluster.servers[place]?.pid}`)
  }
}
