import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { deal } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'

/** By keyboard, or in what screen readers get: the page of a visitor, and the table of a player. */
const test = base
  .extend('visitor', { scope: 'file' }, ({ app }) =>
    app.visit('/clutchdeck/games', { askForConsent: true, reducedMotion: 'reduce' }),
  )
  .extend('table', { scope: 'file' }, ({ app }) =>
    sitDown(app, 'access_ada', 'Vistula Open', { reducedMotion: 'reduce' }),
  )

const focusedIn = (page: Page, selector: string) =>
  page.evaluate(selector => Boolean(document.activeElement?.closest(selector)), selector)
const says = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).first().waitFor({ state: 'attached' })

test('after a navigation the heading has the focus, below the header; REJECT moves it to the page (rulebook 13.44)', async ({
  visitor: page,
}) => {
  await page.getByRole('button', { name: 'REJECT', exact: true }).press('Enter')
  await expect.poll(() => focusedIn(page, '#content')).toBe(true)
  await page.getByRole('link', { name: 'Leaderboards' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'leaderboards' })
  await expect.poll(() => heading.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).not.toBe(
    'auto',
  )
})

test('a wrong log-in stays on the page: a summary with the focus, and invalid fields (rulebook 13.21)', async ({
  visitor: page,
}) => {
  await page.goto('/login')
  await page.getByLabel('Username', { exact: true }).fill('nobody_here')
  await page.getByLabel('Password', { exact: true }).fill('Arena!2026')
  await page.getByRole('button', { name: 'LOGIN' }).press('Enter')
  const summary = page.getByRole('main').getByText('Wrong username or password.')
  await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
  const field = page.getByLabel('Username', { exact: true })
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('nobody_hera')
  await summary.waitFor({ state: 'detached' })
})

test('SIGNUP can be reached by Tab while fields are missing, says which, and leads to the first (rulebook 1.6)', async ({
  visitor: page,
}) => {
  await page.goto('/signup')
  await page.getByLabel('Email', { exact: true }).fill('kasia@example.com')
  const submit = page.getByRole('button', { name: 'SIGNUP' })
  await page.getByText('Still to fill in: Username, Password').waitFor()
  await submit.press('Enter')
  const name = page.getByRole('textbox', { name: 'Username' })
  await expect.poll(() => name.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await name.getAttribute('aria-invalid')).toBe('true')
})

test('cards are sentences; adding says the number and the sleeve; keys lead to deck and cards, Ctrl+Z undoes (rulebook 13.44)', async ({
  table: { page, deck, listed, add },
}) => {
  expect(await listed.first().getAttribute('aria-label')).toMatch(
    /^FalleN, igl, passive, Brazil, \d\d, FURIA, PICKED BY: \d+% PLAYERS$/i,
  )
  await add(0)
  await says(page, /Added FalleN, 1 of 5\./)
  expect(await deck.first().getAttribute('aria-label')).toMatch(/^FalleN, igl, /i)
  await page.keyboard.press('Alt+Shift+KeyC')
  expect(await focusedIn(page, '[data-tour=browser]')).toBe(true)
  await page.keyboard.press('Alt+Shift+KeyD')
  expect(await focusedIn(page, '[data-tour=deck]')).toBe(true)
  await deck
    .first()
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await says(page, /Removed FalleN, 0 of 5\./)
  await page.locator('[data-part=undo]').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => deck.count()).toBe(1)
})

test('where the list has no header its search and filters are in a sheet; results are announced (rulebook 13.12)', async ({
  table: { page, listed },
}) => {
  await page.setViewportSize({ width: 960, height: 1400 })
  await page.getByRole('button', { name: 'FILTERS' }).waitFor()
  const before = await listed.count()
  await page.getByRole('button', { name: 'FILTERS' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'FILTERS' })
  await sheet.getByRole('button', { name: 'AWP' }).press('Enter')
  await sheet.getByRole('button', { name: /^SHOW \d+ CARDS?$/ }).press('Enter')
  await says(page, /^\d+ cards? found\.$/)
  await expect.poll(() => listed.count()).toBeLessThan(before)
  await page.setViewportSize({ width: 1440, height: 1400 })
})

test('in Polish what can be dragged says so in Polish (WCAG 3.1.2)', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Polski' }).click()
  const handle = page.locator('[data-tour=browser] li[data-player] [aria-roledescription]').first()
  await expect.poll(() => handle.getAttribute('aria-roledescription')).toBe('do przeciągania')
  await page.getByRole('button', { name: 'English' }).click()
})

test('the table view lists deck and players, is sorted by its headers, and adds and removes by keyboard (rulebook 13.12)', async ({
  table: opened,
  adminApi,
}) => {
  const { page, deck } = opened
  await deal(opened, adminApi, [])
  await page.getByRole('button', { name: 'TABLE VIEW' }).press('Enter')
  const table = page.getByRole('table', { name: 'Deck and available players' })
  await table.getByRole('button', { name: 'age', exact: true }).press('Enter')
  expect(await table.getByRole('columnheader', { name: 'age', exact: true }).getAttribute('aria-sort')).toBe(
    'ascending',
  )
  const ages = await table.locator('tbody td:nth-child(6)').allTextContents()
  expect(ages.length).toBeGreaterThan(9)
  expect(ages).toEqual(ages.toSorted((a, b) => Number(a) - Number(b)))
  await table.getByRole('button', { name: 'average' }).press('Enter')
  const averages = await table.locator('tbody td:nth-child(8)').allTextContents()
  const points = averages.map(text => Number(text.replace('ø ', '')))
  expect(points, 'best first').toEqual(points.toSorted((a, b) => b - a))
  await table.getByRole('button', { name: 'Add FalleN to the deck' }).press('Enter')
  await table.getByRole('button', { name: 'Remove FalleN from the deck' }).press('Enter')
  await table.getByRole('button', { name: 'Add FalleN to the deck' }).waitFor()
  expect(await deck.count()).toBe(0)
  await page.setViewportSize({ width: 390, height: 1400 })
  const right = await table.getByRole('button', { name: 'Add FalleN to the deck' }).boundingBox()
  expect((right?.x ?? 0) + (right?.width ?? 0), 'ADD is in sight on a phone').toBeLessThanOrEqual(374)
  await page.reload()
  await table.waitFor()
  await page.getByRole('button', { name: 'TABLE VIEW' }).click()
  await page.setViewportSize({ width: 1440, height: 1400 })
})
