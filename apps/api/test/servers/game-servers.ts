/**
 * Complete servers for browser tests, from one process with one real Postgres: each has its own copy of a database that was
 * migrated and seeded once, and a free port. Prints its own address, then `POST /` opens a game, `{ url, admin: { username,
 * password } }`, `POST /strict?url=` opens a second server of a game that lets admins in only by a passkey, `GET /mails?url=` answers the mails that it has sent, and `DELETE /?url=` stops it. Serves until it gets a signal to stop.
 */
import fastify from 'fastify'
import { type MailSettings, readEnv } from '../../src/env.ts'
import { serve } from '../../src/serve.ts'
import { createDatabase, startPostgres } from '../database/postgres.ts'
import { type MailServer, openMailServer } from './mail-server.ts'

const admin = { username: 'admin', password: 'Arena!2026' }
const seeded = 'seeded'
const postgres = await startPostgres()
const serveOn = (databaseUrl: string, mail?: MailSettings, adminPasskey = false) => {
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
  })
  return serve({ ...env, mail, adminPasskey })
}

await (await serveOn(await createDatabase(postgres, seeded))).stop()

type Game = { database: string; mails: MailServer; stop(): Promise<void> }
const games = new Map<string, Game>()
let opened = 0
const control = fastify()
control.post('/', async () => {
  const mails = await openMailServer()
  const database = await createDatabase(postgres, `game_${++opened}`, seeded)
  const { address, stop } = await serveOn(database, mails.settings())
  games.set(address, {
    database,
    mails,
    stop: async () => {
      await stop()
      await mails.stop()
    },
  })
  return { url: address, admin }
})
control.post<{ Querystring: { url: string } }>('/strict', async ({ query: { url } }, reply) => {
  const game = games.get(url)
  if (!game) return reply.code(404).send()
  const { address, stop } = await serveOn(game.database, game.mails.settings(), true)
  const { stop: stopGame } = game
  game.stop = () => stop().then(stopGame)
  return { url: address }
})
control.get<{ Querystring: { url: string } }>(
  '/mails',
  async ({ query: { url } }) => games.get(url)?.mails.received ?? [],
)
control.delete<{ Querystring: { url: string } }>('/', async ({ query: { url } }, reply) => {
  await games.get(url)?.stop()
  return reply.code(games.delete(url) ? 204 : 404).send()
})
console.log(JSON.stringify({ url: await control.listen({ port: 0, host: '127.0.0.1' }) }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await control.close()
    await Promise.all([...games.values()].map(({ stop }) => stop()))
    await postgres.stop()
    process.exit()
  })
}
