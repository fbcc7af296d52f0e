import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { cardsByName, idOf } from '../pages/game-page.ts'
import { signUp } from '../users.ts'

// What a player does once: from the games list to a place in the ranking, with the scores of a real series. Each test continues where the
// previous one ended.

const event = 'Vistula Open'
let page: Page
let eventId: number

test('a new player opens the event that can be joined', async ({ app }) => {
  eventId = await idOf(app, event)
  page = await signUp(app, 'clutch_rookie', `/${product.slug}/games`, {
    viewport: { width: 1440, height: 1300 },
  })
  await page
    .getByRole('region', { name: 'ongoing' })
    .getByRole('link', { name: `Play ${event}` })
    .click()
  await page.getByRole('heading', { name: event, level: 1 }).waitFor()
})

test('the guided tour opens by itself and can be closed', async () => {
  const tour = page.getByRole('dialog', { name: /phases/i })
  await tour.waitFor()
  await tour.press('Escape')
  await tour.waitFor({ state: 'hidden' })
})

test('cards are added to the deck by mouse, by keyboard and by the menu, and leave the list', async () => {
  const table = cardsByName(page)
  await table.dragIntoDeck('FalleN')
  await table.count(1)
  await table.carryIntoDeck('apEX')
  await table.count(2)
  for (const [place, name] of ['karrigan', 'ZywOo', 'donk'].entries()) {
    await table.addByMenu(name)
    await table.count(3 + place)
  }
  expect(await table.order()).toEqual(['FalleN', 'apEX', 'karrigan', 'ZywOo', 'donk'])
  expect(await table.inList('ZywOo')).toBe(false)
})

test('sleeves count and light up', async () => {
  const table = cardsByName(page)
  await table.sleeve('Operational Brain 3/3 x3 active').waitFor()
  await table.sleeve('Experience 2/2 x1.5 active').waitFor()
  await table.sleeve('Fire Power 2/5 x1.25 inactive').waitFor()
})

test('the deck is reordered by dragging, and a card is removed on the trash zone', async () => {
  const table = cardsByName(page)
  await table.dragOnto('ZywOo', 'FalleN')
  await expect.poll(table.order).toEqual(['ZywOo', 'FalleN', 'apEX', 'karrigan', 'donk'])
  await table.dragToTrash('karrigan')
  await expect.poll(table.order).toEqual(['ZywOo', 'FalleN', 'apEX', 'donk'])
  await table.sleeve('Operational Brain 2/3 x3 inactive').waitFor()
  await table.saved()
})

test('keyplays are selected in the dialog, saved, and a fourth is ignored', async () => {
  const table = cardsByName(page)
  await table.selectKeyplays('ZywOo', ['Headshot', 'Opening kill', 'Bomb plant'])
  await table.keyplays('ZywOo').getByText('+4 pts').waitFor()
  await table.keyplays('ZywOo').getByText('+14 pts').waitFor()
  await table.keyplays('ZywOo').getByText('+20 pts').waitFor()
  await table.selectKeyplays('FalleN', ['Headshot', 'Trade kill', 'Opening kill'], 'Wallbang')
  await table.keyplays('FalleN').getByText('3/3').waitFor()
})

test('the screen shows what the server has saved', async () => {
  await page.reload()
  const table = cardsByName(page)
  await table.count(4)
  expect(await table.order()).toEqual(['ZywOo', 'FalleN', 'apEX', 'donk'])
  await table.keyplays('ZywOo').getByText('+20 pts').waitFor()
})

test('at the lock the deck locks by itself while the page is open (rulebook 13.9)', async ({ adminApi }) => {
  await adminApi.lock(eventId, 1, new Date(Date.now() + 1500).toISOString())
  await page.getByRole('button', { name: 'Group Stage LOCKED IN' }).waitFor()
  const table = cardsByName(page)
  await table.keyplays('ZywOo').getByText('LOCKED').waitFor()
  await page.getByRole('status').getByText('Group Stage has locked.').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: 'SELECT KEYPLAYS' }).count()).toBe(0)
})

test('points appear on the cards without a reload: 39 headshots, 15 openings and 8 plants of the table', async ({
  adminApi,
}) => {
  await adminApi.uploadSeries(eventId, 1, 'vitality-furia')
  const zywoo = cardsByName(page).card('ZywOo').getByRole('button', { name: /^526/ })
  await zywoo.waitFor()
  await zywoo.hover()
  for (const line of [/Headshot\s*156/, /Opening kill\s*210/, /Bomb plant\s*160/])
    await page
      .getByText(line)
      .or(page.locator('dl, table, [role=tooltip]').filter({ hasText: line }))
      .first()
      .waitFor()
})

test('FalleN and apEX are 30 or older: Experience turns 256 points into 384, and the deck scores 910', async () => {
  const table = cardsByName(page)
  await table.card('FalleN').getByRole('button', { name: 'Multiplier x1.5' }).waitFor()
  await table.card('FalleN').getByRole('button', { name: /^384/ }).waitFor()
  await page
    .getByText(/\b910\b/)
    .first()
    .waitFor()
})

test('the leaderboard shows the new user with the same score', async () => {
  await page.getByRole('link', { name: 'Leaderboards' }).click()
  await page.getByRole('combobox', { name: 'Event' }).click()
  await page.getByRole('option', { name: event }).click()
  // The ranking may be calculated a moment after the score.
  await page
    .getByRole('row', { name: /clutch_rookie/ })
    .filter({ hasText: /910/ })
    .waitFor()
  await page.context().close()
})
