import { product } from '@game/domain'
import { type APIRequestContext, request } from 'playwright-core'
import { openAdminApi, sender } from '../e2e/admin-api.ts'
import type { GameServer } from '../e2e/game-servers.ts'
import { addSource, fillDeck } from '../e2e/live-event.ts'
import { endsOfRounds, readRealLog, sendLog } from '../e2e/server-log.ts'

/** Who plays, with the keyplays of each; the seeded admin has the most, so that their way leads to the final. */
const others: Record<string, number[]> = {
  SmokeAnia: [1, 6],
  kamil_wro: [1],
  NukeNadia: [6, 7],
  late_clutch: [1, 7],
  ola_poznan: [6],
  fake_defuse: [7],
  spray_pablo: [1, 6],
}
const adminPlays = [1, 6, 7]
const events = ['Warta Masters', 'Tatra Open', 'Oder Finals']
const formats = ['table', 'headToHead', 'cup'] as const
type Format = (typeof formats)[number]

/** What each player has done in an event that is over: headshots, opening kills and trade kills. */
const counts = (of: number): [string, number, number][] =>
  ['donk', 'sh1ro', 'NiKo', 'zont1x', 'magixx'].flatMap((name, at) =>
    adminPlays.map((keyplay, with_): [string, number, number] => [
      name,
      keyplay,
      4 + ((7 * at + 5 * with_ + 3 * of) % 11),
    ]),
  )

/** Waits until the leagues have been drawn, which a job does after the first lock. */
async function drawn(api: APIRequestContext): Promise<void> {
  for (;;) {
    const answer = await api.get('/api/social/get-notifications')
    const { notifications } = (await answer.json()) as { notifications: { kind: string }[] }
    if (notifications.filter(({ kind }) => kind === 'league_drawn').length >= 2) return
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

/** Eight users play a season of three events in a league of each format: two events are over, in the third a map is being played. */
async function playSeason(server: GameServer): Promise<Record<Format, number>> {
  const adminApi = await openAdminApi(server)
  const sign = async (call: string, data: object) => {
    const api = await request.newContext({ baseURL: server.url })
    await sender(api)(`/api/auth/${call}`, data)
    return { api, send: sender(api) }
  }
  const admin = await sign('login-query', server.admin)
  const users = [{ ...admin, plays: adminPlays }]
  for (const [username, plays] of Object.entries(others)) {
    const data = { username, email: `${username}@example.com`, password: 'Arena!2026' }
    users.push({ ...(await sign('signup-query', data)), plays })
  }
  const plan = { phases: [['spirit', 'falcons']], goal: 300 }
  const eventIds: number[] = []
  for (const name of events) eventIds.push(await adminApi.createEvent(name, plan))
  const ids = { table: 0, headToHead: 0, cup: 0 }
  for (const format of formats) {
    const data = {
      name: 'The Rush B Office',
      format,
      scope: { eventIds },
      visibility: 'private',
      entry: 'open',
    }
    const cup = format === 'cup' && { third: true }
    const made = { data: { ...data, ...cup } }
    const { league } = await admin.send<{ league: { id: number; code: string } }>(
      '/api/social/add-league',
      made,
    )
    ids[format] = league.id
    for (const { send } of users.slice(1)) await send('/api/social/join-league', { code: league.code })
  }
  for (const [at, eventId] of eventIds.entries()) {
    for (const { send, plays } of users) await fillDeck(send, adminApi, eventId, plays)
    await adminApi.lock(eventId, 1, new Date().toISOString())
    if (at === 0) await drawn(admin.api)
    if (at === events.length - 1) {
      const url = await addSource(admin.send, adminApi, eventId, 'Stage')
      const log = await readRealLog()
      await sendLog(admin.api, url, log, 0, endsOfRounds(log)[9] ?? 0)
    } else {
      await adminApi.upload(eventId, 1, counts(at))
      await admin.send(`/api/${product.slug}/update-event`, { eventId, data: { completed: true } })
    }
  }
  await Promise.all(users.map(({ api }) => api.dispose()))
  await adminApi.close()
  return ids
}

let season: Promise<Record<Format, number>> | undefined

/** The league of a format, in the season that is played once for all pictures. */
export const leagueOf = (format: Format) => async (server: GameServer) => {
  season ??= playSeason(server)
  return `/leagues/${(await season)[format]}`
}
