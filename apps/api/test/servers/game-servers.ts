/**
 * Complete servers for browser tests, from one process with one real Postgres: each has its own copy of a database that was
 * migrated and seeded once, and a free port. Prints its own address, then `POST /` opens a game, `{ url, admin: { username,
 * password } }`, `POST /second?url=&with=` opens a second server of a game that lets admins in only by a passkey (`adminPasskey`), or users by other sites (`otherSites`), `GET /mails?url=` answers the
 * mails that it has sent, `POST /browsers?url=` makes a browser at its push service, `GET /pushes?url=&endpoint=` answers what that got, and
 * `DELETE /?url=` stops it. Serves until it gets a signal to stop.
 */
import fastify from 'fastify'
import { type Env, readEnv } from '../../src/ground/env/env.ts'
import { serve } from '../../src/server/serve.ts'
import { createDatabase, startPostgres } from '../database/postgres.ts'
import { openDiscord } from './discord.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { openPushServer, type PushBrowser, type PushServer } from './push-server.ts'
import { openSteam } from './steam.ts'

const admin = { username: 'admin', password: 'Arena!2026' }
const seeded = 'seeded'
const postgres = await startPostgres()
const serveOn = (
  databaseUrl: string,
  settings: Partial<Pick<Env, 'mail' | 'push' | 'adminPasskey' | 'discord' | 'steam'>> = {},
) => {
  const env = readEnv({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
  })
  return serve({ ...env, ...settings })
}

await (await serveOn(await createDatabase(postgres, seeded))).stop()

type Game = {
  database: string
  mails: MailServer
  pushes: PushServer
  browsers: PushBrowser[]
  stop(): Promise<void>
}
const games = new Map<string, Game>()
let opened = 0
const control = fastify()
control.post('/', async () => {
  const [mails, pushes] = [await openMailServer(), await openPushServer()]
  const database = await createDatabase(postgres, `game_${++opened}`, seeded)
  const { address, stop } = await serveOn(database, { mail: mails.settings(), push: pushes.settings() })
  games.set(address, {
    database,
    mails,
    pushes,
    browsers: [],
    stop: async () => {
      await stop()
      await mails.stop()
      await pushes.stop()
    },
  })
  return { url: address, admin }
})
type Second = { Querystring: { url: string; with: 'adminPasskey' | 'otherSites' } }
control.post<Second>('/second', async ({ query: { url, with: setting } }, reply) => {
  const game = games.get(url)
  if (!game) return reply.code(404).send()
  const settings = setting === 'otherSites' ? await openOtherSites(game) : { adminPasskey: true }
  const { address, stop } = await serveOn(game.database, { mail: game.mails.settings(), ...settings })
  stopFirst(game, stop)
  return { url: address }
})

/** Opens a Discord and a Steam, whose users agree to everything. */
async function openOtherSites(game: Game) {
  const [discord, steam] = [await openDiscord(), await openSteam()]
  stopFirst(game, async () => void (await Promise.all([discord.stop(), steam.stop()])))
  return { ...discord.settings, ...steam.settings }
}

function stopFirst(game: Game, stop: () => Promise<void>): void {
  const { stop: stopGame } = game
  game.stop = () => stop().then(stopGame)
}
control.get<{ Querystring: { url: string } }>(
  '/mails',
  async ({ query: { url } }) => games.get(url)?.mails.received ?? [],
)
control.post<{ Querystring: { url: string } }>('/browsers', async ({ query: { url } }) => {
  const game = games.get(url)
  const browser = game?.pushes.newBrowser()
  if (browser) game?.browsers.push(browser)
  return browser?.subscription
})
control.get<{ Querystring: { url: string; endpoint: string } }>(
  '/pushes',
  async ({ query: { url, endpoint } }) =>
    games.get(url)?.browsers.find(({ subscription }) => subscription.endpoint === endpoint)?.received ?? [],
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
