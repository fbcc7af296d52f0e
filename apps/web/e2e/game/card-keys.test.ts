import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'
import { isFocused } from '../pages/gestures.ts'

/** What the keyboard does in and among cards (rulebook 13.44): one table for all tests, each of which deals the deck that it needs. */
const test = base.extend('table', { scope: 'file' }, ({ app }) =>
  sitDown(app, 'stops_stan', 'Vistula Open', { reducedMotion: 'reduce' }),
)

const menuOf = (card: Locator) => card.getByRole('button', { name: /^Menu of/ })
const isIn = (card: Locator) => card.evaluate(each => each.contains(document.activeElement))
const stopsIn = (card: Locator) =>
  card
    .locator('[data-part=card] button:enabled')
    .evaluateAll(all => all.filter(each => each.tabIndex >= 0 && !each.closest('[inert]')).length)

test('each card is one tab stop; arrows go up and down in it, left and right among the cards', async ({
  table,
  adminApi,
}) => {
  const { page, deck, listed } = table
  await deal(table, adminApi, five.slice(0, 1))
  await menuOf(listed.first()).focus()
  // What makes cards one stop comes with the first key, and begins with the next.
  const stopsAfterKey = () => page.keyboard.press('Shift').then(() => stopsIn(listed.nth(1)))
  await expect.poll(stopsAfterKey).toBe(1)
  expect(await stopsIn(deck.first()), 'of the deck too').toBe(1)

  await page.keyboard.press('Tab')
  expect(await isFocused(menuOf(listed.nth(1)))).toBe(true)
  await page.keyboard.press('ArrowRight')
  expect(await isFocused(menuOf(listed.nth(2)))).toBe(true)
  await page.keyboard.press('ArrowUp')
  expect(await isFocused(menuOf(listed.nth(2)))).toBe(false)
  expect(await isIn(listed.nth(2)), 'another button of the same card').toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(menuOf(listed.nth(1)))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  expect(await isIn(listed.nth(0))).toBe(true)

  await page.keyboard.press('ArrowDown')
  await page.getByRole('menuitem', { name: 'Add to Deck' }).waitFor()
})

test('flags are named by their country; crests by their team (WCAG 1.1.1)', async ({ table, adminApi }) => {
  const { listed } = table
  await deal(table, adminApi, [])
  await listed.first().getByRole('img', { name: 'Brazil' }).waitFor()
  await listed.first().getByRole('img', { name: 'FURIA' }).waitFor()
})

test('at 400 % zoom the game is played without scrolling sideways, and its dialogs fit (WCAG 1.4.10)', async ({
  table,
  adminApi,
}) => {
  const { page, deck, listed } = table
  // A window of 1280 x 1024 at 400 %.
  const [width, height] = [320, 256]
  await page.setViewportSize({ width, height })
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await deal(table, adminApi, five.slice(0, 1))
  expect(await fits()).toBe(true)
  const inView = async (part: Locator) => {
    await part.scrollIntoViewIfNeeded()
    const box = await part.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= width && box.height <= height, `${part}`).toBe(true)
    return box
  }

  await menuOf(deck).press('Enter')
  await page.getByRole('menuitem', { name: 'Select Keyplays' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  await dialog.getByRole('tab', { name: 'kill' }).click()
  for (const name of ['Headshot', 'Opening kill', 'Trade kill']) {
    const option = dialog.getByRole('button', { name: new RegExp(`^${name} `) })
    await inView(option)
    await option.click()
  }
  const save = dialog.getByRole('button', { name: 'SAVE' })
  await inView(save)
  await save.click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'FILTERS' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'FILTERS' })
  await inView(sheet.getByRole('searchbox'))
  const show = sheet.getByRole('button', { name: /^SHOW \d+ CARDS?$/ })
  await inView(show)
  await show.click()
  await sheet.waitFor({ state: 'detached' })

  await listed.first().locator('[data-part=plate]').click()
  const large = page.getByRole('dialog')
  await inView(large.getByRole('button', { name: 'ADD', exact: true }))
  await page.keyboard.press('Escape')
  expect(await fits()).toBe(true)
})

test('UNDO is the next stop after the act it undoes, stays until the next change, and leads back', async ({
  table,
  adminApi,
}) => {
  const { page, add, deck } = table
  await page.setViewportSize({ width: 1440, height: 1400 })
  await deal(table, adminApi, five.slice(0, 3))
  const removeFirst = async () => {
    const before = await deck.count()
    await menuOf(deck.first()).press('Enter')
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
    await expect.poll(() => deck.count()).toBe(before - 1)
    await expect.poll(() => isFocused(menuOf(deck.first()))).toBe(true)
  }
  const undo = page.getByRole('button', { name: 'UNDO', exact: true })
  await removeFirst()
  await undo.waitFor()
  await page.keyboard.press('Tab')
  expect(await isFocused(undo)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(menuOf(deck.first()))).toBe(true)
  await page.clock.install()
  await page.clock.runFor(60_000)
  expect(await undo.isVisible(), 'there is no hurry for the keyboard').toBe(true)
  await undo.press('Enter')
  await expect.poll(() => deck.count()).toBe(3)
  await undo.waitFor({ state: 'detached' })
  expect(await isIn(page.locator('[data-tour=deck]')), 'the focus is not lost').toBe(true)

  await removeFirst()
  await undo.waitFor()
  await add(0)
  await undo.waitFor({ state: 'detached' })
})
