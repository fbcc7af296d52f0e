import { product } from '@game/domain'
import { expect } from 'vitest'
import { sender } from './admin-api.ts'
import type { AdminApi } from './fixtures.ts'
import type { Table } from './pages/game-page.ts'

/** Five players of Vistula Open, the open event of the demo. */
export const five = ['FalleN', 'apEX', 'karrigan', 'ZywOo', 'donk'] as const

/**
 * Replaces the deck of phase 1 by calls, once the page has saved its own changes: these players in this order, each with these keyplays. Then the table is opened
 * again, as on a first visit.
 */
export async function deal(
  { page, deck, listed }: Table,
  { player }: Pick<AdminApi, 'player'>,
  names: readonly string[],
  keyplays: readonly number[] = [],
): Promise<void> {
  await page.locator('[data-receipt=saving]').waitFor({ state: 'detached' })
  const eventId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const move = <T>(verb: string, body: object) =>
    sender(page.request)<T>(`/api/${product.slug}/${verb}`, { eventId, ...body })
  type Cards = { cards: { userId: number; playerId: number; phaseIndex: number }[] }
  const { cards } = await move<Cards>('get-cards', {})
  for (const { userId, playerId, phaseIndex } of cards)
    if (phaseIndex === 1) await move('remove-card', { userId, id: playerId, phase: 1 })
  const user = await sender(page.request)<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  for (const [place, name] of names.entries()) {
    const at = { userId: user.currentUser.id, playerId: player(name).id }
    await move('add-card', { ...at, phase: 1, perks: [], keyplays: [], deckOrder: place + 1 })
    for (const keyplayId of keyplays) await move('add-card-keyplay', { ...at, phaseIndex: 1, keyplayId })
  }
  // The choices of tabs are kept in the entry of the browser's history.
  await page.evaluate(() => History.prototype.replaceState.call(history, null, ''))
  await page.goto(page.url())
  await listed.first().waitFor()
  await expect.poll(() => deck.count()).toBe(names.length)
}
