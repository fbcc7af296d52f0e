import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { faults } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminPage } from '../pages/admin-page.ts'
import { sitDown } from '../pages/game-page.ts'
import { openAsAdmin } from '../users.ts'

// An organiser in Warsaw moves the dates of an event, then a player sees its match. Each test continues where the one before ended.

const event = 'Clock Cup'
let page: Page
let table: Awaited<ReturnType<typeof sitDown>>

test('a time that the clocks skip is refused at its field, which names zone and offset (rulebook 18.5, 18.6)', async ({
  app,
  adminApi,
}) => {
  const teams = ['vitality', 'furia']
  const id = await adminApi.createEvent(event, { phases: [teams, teams] })
  page = await openAsAdmin(app, `/${product.slug}/data/events/config/${id}?tab=phases&phase=1`, {
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 1200 },
  })
  await adminPage(page).fill('Lock', '2037-03-29T02:30')
  await page.getByText('02:30 does not exist on that day: the clocks go forward.').waitFor()
  await page.getByLabel('Lock', { exact: true }).press('Escape')
  await page.getByLabel('Lock', { exact: true }).fill('2037-07-01T12:00')
  await page.getByText('Europe/Warsaw, +02:00').waitFor()
  await page.getByLabel('Lock', { exact: true }).press('Escape')
})

test('a time that exists twice asks which, and a lock past the next open offers to shift (rulebook 18.1, 18.2, 18.6)', async () => {
  const { button, confirm, fill } = adminPage(page)
  await fill('Lock', '2037-10-25T02:31')
  await button('SECOND 02:31 (+01:00)').click()
  await page.getByText(/^With this lock the phase locks only after Round 2 opens/).waitFor()
  expect(await page.getByRole('checkbox', { name: /^Shift all later phases/ }).isChecked()).toBe(true)
  await confirm()
  await page.getByText('Europe/Warsaw, +01:00').waitFor()
  await page.getByText(/^saved \d\d:\d\d$/).waitFor()
  await page.getByRole('tab', { name: 'Round 2' }).click()
  await expect
    .poll(() => page.getByLabel('Open', { exact: true }).inputValue())
    .toMatch(/^2037-10-25T02:3[0-2]$/)
})

test('a match before the lock of its phase is confirmed; a void one says so (rulebook 18.4, 18.7)', async () => {
  const { button, choose, confirm, fill, popup } = adminPage(page)
  await page.getByRole('tab', { name: 'Round 1' }).click()
  await button('+ ADD MATCH').click()
  await fill('Date', '2037-10-24T18:00')
  await choose('Status', 'Void: not played')
  await choose('Best of', '3')
  await button('SAVE').click()
  await page.getByText(/^This match is played before the phase locks/).waitFor()
  await confirm()
  await popup('Successfully added match.')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit .* vs / }) })
  await row.getByText('VOID', { exact: true }).waitFor()
  await row.getByText('Best of 3').waitFor()
})

test('players see the match, with their cards marked, and that these cards are VOID, at 390 px too (rulebook 18.9, 18.11)', async ({
  app,
}) => {
  table = await sitDown(app, 'void_vera', event)
  await table.add(0)
  const [name = ''] = await table.names()
  const matches = table.page.getByRole('list').filter({ hasText: 'Best of 3' })
  await table.page.getByText('1 match of this phase').click()
  await matches.getByText(`Your card: ${name}`).waitFor()
  await table.deck.getByRole('button', { name: 'VOID' }).waitFor()
  await table.page.setViewportSize({ width: 390, height: 844 })
  await table.page.getByText('1 match of this phase').click()
  await matches.getByText(`Your card: ${name}`).waitFor()
  expect(await table.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('what an organiser says of a player shows on the open page of who holds the card (rulebook 18.15)', async () => {
  const { button, choose, fill } = adminPage(page)
  const [name = ''] = await table.names()
  for (const team of await page.getByRole('button', { name: / players$/ }).all()) await team.click()
  await button(`Line-up news: ${name}`).click()
  await choose('What is said of the player', 'Out')
  await fill('Text (optional)', 'A cold')
  await button('SAVE NEWS').click()
  await table.deck.getByText('OUT', { exact: true }).waitFor()
  await page.getByText('Out: A cold').waitFor()
})

test('a match that is moved to the next day leaves the day that is shown, and says so; its page shows it (rulebook 29.5)', async () => {
  const { button, confirm, fill } = adminPage(page)
  await table.page.goto(`/${product.slug}/matches?day=2037-10-24`)
  await table.page.getByRole('link', { name: /FURIA.*Your card plays/ }).waitFor()
  await page.getByRole('button', { name: /^Edit .* vs / }).click()
  await fill('Date', '2037-10-25T18:00')
  await button('SAVE').click()
  await page.getByText(/^This match is played after Round 2 locks/).waitFor()
  await confirm()
  await table.page.getByText(/FURIA.* has been moved to 25 October 2037/).waitFor()
  await table.page.getByText('NO MATCHES ON THIS DAY').waitFor()
  await table.page.getByRole('link', { name: 'Sunday, 25 October 2037' }).click()
  await table.page.getByRole('link', { name: /FURIA/ }).click()
  await table.page.getByRole('heading', { level: 1, name: /FURIA/ }).waitFor()
  await table.page.getByText('YOUR CARD', { exact: true }).waitFor()
  expect(await faults(table.page)).toEqual([])
  await table.page.context().close()
})

test('hiding an event in which users have decks is confirmed (rulebook 18.3)', async () => {
  const { button } = adminPage(page)
  await page.getByRole('tab', { name: 'general' }).click()
  await page.getByRole('checkbox', { name: /^Public/ }).click()
  await page
    .getByRole('alertdialog', { name: `Hide ${event}?` })
    .getByText(/^1 user has a deck/)
    .waitFor()
  await button('Cancel').click()
  await page.getByRole('checkbox', { name: /^Public/, checked: true }).waitFor()
  await page.context().close()
})
