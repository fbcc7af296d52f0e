import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { sender } from '../admin-api.ts'
import type { App } from '../fixtures.ts'
import { signUp } from '../users.ts'
import { leaderboardPath, leaderboardsPage } from './leaderboards-page.ts'

/** A player of an event: the game page is open all the time, the other one shows the ranking and the bell. */
export type Played = { name: string; userId: number; eventId: number; game: Page; other: Page }

const headshot = 1

/** Signs a player up whose deck of phase 1 is one card with the headshot keyplay. */
export async function play(app: App, eventId: number, name: string, playerId: number): Promise<Played> {
  const game = await signUp(app, name, null, { tourDone: true, reducedMotion: 'reduce' })
  const send = sender(game.request)
  const { currentUser } = await send<{ currentUser: { id: number } }>('/api/auth/get-user', {})
  const at = { eventId, userId: currentUser.id, playerId }
  await send(`/api/${product.slug}/add-card`, { ...at, phase: 1, perks: [], keyplays: [], deckOrder: 1 })
  await send(`/api/${product.slug}/add-card-keyplay`, { ...at, phaseIndex: 1, keyplayId: headshot })
  await game.goto(`/${product.slug}/games/${eventId}`)
  const other = await game.context().newPage()
  await other.goto(leaderboardPath(`event=${eventId}`))
  return { name, userId: currentUser.id, eventId, game, other }
}

/** The entries of the bell, the most important first, without their dates. */
export async function bellOf({ other }: Pick<Played, 'other'>): Promise<string[]> {
  await other.getByRole('button', { name: /^Notifications/ }).click()
  const bell = other.getByRole('dialog')
  await bell.getByRole('list').or(bell.getByText('NOTHING NEW')).waitFor()
  const entries = bell.getByRole('link')
  const texts = await entries.allInnerTexts()
  await other.keyboard.press('Escape')
  return texts.map(text => text.split('\n')[0] ?? '')
}

/** What a player sees: the states in the phases bar, rank and score in the ranking, and what the bell says about results. */
export async function seen({ game, other }: Played) {
  const bar = await game.locator('nav[aria-label=Phases] button').allInnerTexts()
  const own = other.locator('tbody tr').filter({ has: leaderboardsPage(other).own })
  const [row = ''] = await own.allInnerTexts()
  const cells = row.trim().split(/\s+/)
  const bell = await bellOf({ other })
  const standing = row === '' ? null : `${cells[0]}. ${cells.at(-1)}`
  return {
    phases: bar.map(text => text.split('\n').at(-1)),
    standing,
    results: bell.filter(text => /the goal of|was corrected/.test(text)),
  }
}

/** Rank and score of the event on the player's own profile, on a page opened for it. */
export async function standingOnProfile({ game, eventId }: Played): Promise<string | null> {
  const page = await game.context().newPage()
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const link = page.locator(`main a[href*="/games/${eventId}"]`)
  await link.first().waitFor()
  const [text = ''] = await link.allInnerTexts()
  await page.close()
  const [, rank, score] = /rank (\d+)\s+([\d,.]+) pts/.exec(text) ?? []
  return rank ? `${rank}. ${score}` : null
}
