import { product } from '@game/domain'
import type { BrowserContext } from 'playwright-core'
import { openAdminApi, sender } from '../e2e/admin-api.ts'
import type { GameServer } from '../e2e/game-servers.ts'
import { importTeams } from '../e2e/import-teams.ts'

const players = 200
const name = (number: number) => `Player ${number}`
const numbers = Array.from({ length: players }, (_, at) => at + 1)

/**
 * Makes an event whose phase 1 is locked and scored and whose phase 2 is open, each with 200 players, and signs a user in
 * who has five cards in both. Returns the path of its page.
 */
export async function playCrowdedEvent(server: GameServer, user: BrowserContext): Promise<string> {
  const teams = await importTeams(server, players / 5)
  const adminApi = await openAdminApi(server)
  const plan = { phases: [teams, teams], goal: 1, perks: [1, 2, 3] }
  const eventId = await adminApi.createEvent('Crowd Cup', plan)
  const play = (verb: string, body: object) =>
    sender(user.request)<{ currentUser: { id: number } }>(`/api/${verb}`, body)
  const account = { username: 'crowd_cleo', email: 'cleo@example.com', password: 'Arena!2026' }
  await play('auth/signup-query', account)
  const { currentUser } = await play('auth/get-user', {})
  for (const number of numbers.slice(0, 5)) {
    const card = { phase: 1, deckOrder: number, perks: [], keyplays: [] }
    const playerId = adminApi.player(name(number)).id
    await play(`${product.slug}/add-card`, { eventId, userId: currentUser.id, playerId, ...card })
    await play(`${product.slug}/add-card-keyplay`, {
      eventId,
      userId: currentUser.id,
      playerId,
      phaseIndex: 1,
      keyplayId: 1,
    })
  }
  await adminApi.lock(eventId, 1)
  await adminApi.upload(
    eventId,
    1,
    numbers.map(number => [name(number), 1, 1 + (number % 30)]),
  )
  await adminApi.open(eventId, 2)
  await play(`${product.slug}/handle-next-phase`, { eventId, userId: currentUser.id, phaseIndex: 1 })
  await adminApi.close()
  return `/${product.slug}/games/${eventId}`
}
