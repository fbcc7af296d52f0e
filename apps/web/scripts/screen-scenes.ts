import { product } from '@game/domain'
import { request } from 'playwright-core'
import { openAdminApi, sender } from '../e2e/admin-api.ts'
import type { GameServer } from '../e2e/game-servers.ts'
import { endsOfRounds, peopleOf, readRealLog, sendLog } from '../e2e/server-log.ts'

/** Scenes that the demo does not have: each sets up an event that the seeded admin plays, and returns its path. */

const names = ['donk', 'sh1ro', 'NiKo', 'zont1x', 'magixx']
const others = ['m0NESY', 'TeSeS', 'karrigan', 'kyousuke', 'tN1R']
/** Headshot, opening kill and trade kill for each card. */
const keyplays = [1, 6, 7]

/** An event whose map is being played, half of its rounds over. */
export async function playLive(server: GameServer): Promise<string> {
  const { eventId, adminApi, send } = await enter(server, 'Baltic Masters', 900)
  const log = await readRealLog()
  const source = await send<{ id: number; url: string }>('add-score-source', { eventId, name: 'Stage' })
  const people = peopleOf(log).flatMap((steamId, at) => {
    const playing = [...names, ...others][at]
    return playing ? [{ steamId, playerId: adminApi.player(playing).id, ignored: false }] : []
  })
  await send('update-score-source', { id: source.id, people })
  await adminApi.lock(eventId, 1)
  const api = await request.newContext()
  await sendLog(api, source.url, log, 0, endsOfRounds(log)[9] ?? 0)
  await api.dispose()
  await adminApi.close()
  return `/${product.slug}/games/${eventId}`
}

/** An event whose phase has been decided by these headshots of the first card; the goal is 900. */
async function decide(server: GameServer, name: string, headshots: number): Promise<string> {
  const { eventId, adminApi } = await enter(server, name, 900)
  await adminApi.lock(eventId, 1)
  await adminApi.upload(eventId, 1, [
    ['donk', 1, headshots],
    ['donk', 6, 4],
    ['sh1ro', 1, 14],
    ['sh1ro', 7, 3],
    ['NiKo', 6, 5],
    ['zont1x', 1, 22],
    ['magixx', 7, 6],
  ])
  await adminApi.open(eventId, 2)
  await adminApi.close()
  return `/${product.slug}/games/${eventId}`
}

export const win = (server: GameServer) => decide(server, 'Baltic Masters', 100)
export const lose = (server: GameServer) => decide(server, 'Baltic Masters', 57)

async function enter(server: GameServer, name: string, goal: number) {
  const adminApi = await openAdminApi(server)
  const api = await request.newContext({ baseURL: server.url })
  const call = sender(api)
  const send = <T>(verb: string, body: object) => call<T>(`/api/${product.slug}/${verb}`, body)
  await call('/api/auth/login-query', server.admin)
  const { currentUser } = await call<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  const phases = [
    ['spirit', 'falcons'],
    ['spirit', 'falcons'],
  ]
  const eventId = await adminApi.createEvent(name, { phases, goal })
  await adminApi.rename(eventId, 1, 'Group Stage')
  for (const [place, player] of names.entries()) {
    const at = { eventId, userId: currentUser.id, playerId: adminApi.player(player).id }
    await send('add-card', { ...at, phase: 1, perks: [], keyplays: [], deckOrder: place + 1 })
    for (const keyplayId of keyplays) await send('add-card-keyplay', { ...at, phaseIndex: 1, keyplayId })
  }
  return { eventId, adminApi, send }
}
