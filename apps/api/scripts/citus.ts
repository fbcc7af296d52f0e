/**
 * Starts the game distributed by Citus on one machine: a coordinator, two workers and two processes. `pnpm --filter @game/api citus`. Needs
 * Postgres 15 with Citus in Debian's place, or its folder in CITUS_POSTGRES. Ctrl-C stops all of it and removes its data.
 */
import { once } from 'node:events'
import { startCitus } from '../test/database/citus.ts'
import { serverProcess } from '../test/servers/server-process.ts'

const stopping = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
const password = process.env.ADMIN_PASSWORD ?? 'Example!1'
await using started = new AsyncDisposableStack()
const citus = await startCitus()
started.defer(() => citus.stop())
const url = citus.urlOf('game')
const start = async (env: Record<string, string> = {}) => {
  const server = await serverProcess(url, env)
  started.defer(() => server.kill('SIGTERM'))
  return server.address
}
const first = await start({ SEED: process.env.SEED ?? 'demo', ADMIN_PASSWORD: password })
console.log(`
The game is at ${first} and ${await start()}; log in as admin with ${password}
coordinator   ${citus.superuserUrlOf('game')}
`)
await stopping
