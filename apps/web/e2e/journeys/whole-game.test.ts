import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { logInByForm, signUpByForm } from '../pages/account-forms.ts'
import { adminPage } from '../pages/admin-page.ts'
import { cardsByName } from '../pages/game-page.ts'

// The whole game: one user, one admin, one real series. Each test continues where the previous one ended.

/** Returns the path of a score file of the demo. */
const series = (file: string) =>
  fileURLToPath(new URL(`../../../api/src/seed/demo/data/${file}`, import.meta.url))
const event = 'Vistula Open'
let page: Page
let admin: Page

test('a new player signs up and opens the event that can be joined', async ({ app }) => {
  page = await app.visit('/signup', { viewport: { width: 1440, height: 1300 } })
  await signUpByForm(page, 'clutch_rookie')
  await page.goto(`${app.url}/clutchdeck/games`)
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

test('an admin opens the scores of the event', async ({ app }) => {
  admin = await app.visit('/login')
  await logInByForm(admin, app.admin)
  await admin.goto(`${app.url}/clutchdeck/data/events`)
  await admin.getByRole('link', { name: `Edit ${event}` }).click()
  await admin.getByRole('heading', { name: event, level: 1 }).waitFor()
})

test('at the lock the deck locks by itself while the page is open (rulebook 13.9)', async ({ app }) => {
  const eventId = Number(page.url().split('/').at(-1))
  const lock = new Date(Date.now() + 1500).toISOString()
  const moved = await admin.request.post(`${app.url}/api/clutchdeck/update-phase`, {
    data: { eventId, index: 1, data: { lock } },
  })
  expect(moved.status()).toBe(200)
  await page.getByRole('button', { name: 'Group Stage LOCKED IN' }).waitFor()
  const table = cardsByName(page)
  await table.keyplays('ZywOo').getByText('LOCKED').waitFor()
  await page.getByRole('status').getByText('Group Stage has locked.').waitFor({ state: 'attached' })
  expect(await page.getByRole('button', { name: 'SELECT KEYPLAYS' }).count()).toBe(0)
})

test('a file with one bad row is refused with its line, and nothing changes', async () => {
  await admin.getByRole('tab', { name: 'scores' }).click()
  const bad = ['phase,steamId,keyplayId,count', '1,76561198113666193,1,3', '1,76561198113666193,99,3']
  await admin.getByLabel('Kill Score', { exact: true }).setInputFiles({
    name: 'bad.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(bad.join('\n')),
  })
  await admin.getByRole('rowheader', { name: '3', exact: true }).waitFor()
  expect(await admin.getByRole('button', { name: 'UPLOAD', exact: true }).isDisabled()).toBe(true)
  await admin.getByText('NO UPLOADS YET').waitFor()
})

test('the real series is checked, shown and uploaded: kill feed and player stats', async () => {
  for (const [label, file] of [
    ['Kill Score', 'vitality-furia-kills.csv'],
    ['Match Score', 'vitality-furia-stats.csv'],
  ] as const) {
    await admin.getByLabel(label, { exact: true }).setInputFiles(series(file))
    await admin.locator('button:enabled', { hasText: /^UPLOAD$/ }).click()
    await adminPage(admin).entry(file).waitFor()
  }
})

test('points appear on the cards without a reload: 39 headshots, 15 openings and 8 plants of the table', async () => {
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
})
