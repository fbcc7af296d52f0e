import { product } from '@game/domain'
import { request } from 'playwright-core'
import { openAdminApi, sender } from '../e2e/admin-api.ts'
import type { GameServer } from '../e2e/game-servers.ts'
import { addSource, fillDeck } from '../e2e/live-event.ts'
import { endsOfRounds, readRealLog, sendLog } from '../e2e/server-log.ts'

/** Headshot, opening kill and trade kill for each card. */
const keyplays = [1, 6, 7]

/** An event of two phases that the seeded admin plays with five cards, in a state that the demo does not have; `act` leads to it. */
async function playedEvent(
  server: GameServer,
  act: (
    eventId: number,
    adminApi: Awaited<ReturnType<typeof openAdminApi>>,
    send: ReturnType<typeof sender>,
  ) => Promise<void>,
): Promise<string> {
  const adminApi = await openAdminApi(server)
  const api = await request.newContext({ baseURL: server.url })
  const send = sender(api)
  await send('/api/auth/login-query', server.admin)
  const teams = ['spirit', 'falcons']
  const eventId = await adminApi.createEvent('Danube Masters', { phases: [teams, teams], goal: 900 })
  await adminApi.rename(eventId, 1, 'Group Stage')
  await fillDeck(send, adminApi, eventId, keyplays)
  await adminApi.lock(eventId, 1)
  await act(eventId, adminApi, send)
  await api.dispose()
  await adminApi.close()
  return `/${product.slug}/games/${eventId}`
}

type Act = Parameters<typeof playedEvent>[1]

const playNineRounds: Act = async (eventId, adminApi, send) => {
  const url = await addSource(send, adminApi, eventId, 'Stage')
  const log = await readRealLog()
  const api = await request.newContext()
  await sendLog(api, url, log, 0, endsOfRounds(log)[9] ?? 0)
  await api.dispose()
}

/** A map is being played, nine of its rounds are over. */
export const playLive = (server: GameServer) => playedEvent(server, playNineRounds)

/** The match of that map. */
export async function playMatch(server: GameServer): Promise<string> {
  let id = 0
  await playedEvent(server, async (eventId, adminApi, send) => {
    const match = await send<{ id: number }>(`/api/${product.slug}/add-phase-match`, {
      eventId,
      data: {
        homeTeamId: adminApi.player('donk').team.id,
        awayTeamId: adminApi.player('NiKo').team.id,
        date: new Date().toISOString(),
        phaseIndex: 1,
        bestOf: 3,
      },
      maps: [],
    })
    id = match.id
    await playNineRounds(eventId, adminApi, send)
  })
  return `/${product.slug}/matches/${id}`
}

/** Phase 1 has been decided by these headshots of the first card. */
const decide = (headshots: number) => (server: GameServer) =>
  playedEvent(server, async (eventId, adminApi) => {
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
  })

export const win = decide(100)
export const lose = decide(57)
