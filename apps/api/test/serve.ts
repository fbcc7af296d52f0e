/**
 * A whole server for browser tests: a fresh database on a real Postgres of its own, seeded as SEED says, on a free port.
 * Prints one line of JSON, `{ url, admin: { username, password } }`, and serves until it is told to stop.
 */
import { readEnv } from '../src/env.ts'
import { serve } from '../src/serve.ts'
import { startPostgres } from './postgres.ts'

const password = 'Arena!2026'
const postgres = await startPostgres()
const { address, stop } = await serve(
  readEnv({
    PORT: '0',
    DATABASE_URL: postgres.urlOf('postgres'),
    ADMIN_PASSWORD: password,
    RATE_LIMITS: 'off',
  }),
)
console.log(JSON.stringify({ url: address, admin: { username: 'admin', password } }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await stop()
    await postgres.stop()
    process.exit()
  })
}
