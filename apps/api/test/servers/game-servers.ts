/**
 * Complete servers for browser tests, from one process with one real Postgres: each has its own copy of a database that was
 * migrated and seeded once, and a free port. Prints its own address, then `POST /` opens a game, `{ url, admin: { username,
 * password } }`, and `DELETE /?url=` stops one. Serves until it gets a signal to stop.
 */
import fastify from 'fastify'
import { readEnv } from '../../src/env.ts'
import { serve } from '../../src/serve.ts'
import { createDatabase, startPostgres } from '../database/postgres.ts'

const admin = { username: 'admin', password: 'Arena!2026' }
const seeded = 'seeded'
const postgres = await startPostgres()
const serveOn = (databaseUrl: string) =>
  serve(
    readEnv({
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
    }),
  )

await (await serveOn(await createDatabase(postgres, seeded))).stop()

const games = new Map<string, () => Promise<void>>()
let opened = 0
const control = fastify()
control.post('/', async () => {
  const { address, stop } = await serveOn(await createDatabase(postgres, `game_${++opened}`, seeded))
  games.set(address, stop)
  return { url: address, admin }
})
control.delete<{ Querystring: { url: string } }>('/', async ({ query: { url } }, reply) => {
  await games.get(url)?.()
  return reply.code(games.delete(url) ? 204 : 404).send()
})
console.log(JSON.stringify({ url: await control.listen({ port: 0, host: '127.0.0.1' }) }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await control.close()
    await Promise.all([...games.values()].map(stop => stop()))
    await postgres.stop()
    process.exit()
  })
}
