import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { resizeTo } from '../axe.ts'
import { type App, test } from '../fixtures.ts'
import { importTeams } from '../import-teams.ts'
import { sitDown, type Table } from '../pages/game-page.ts'
import { pickUp, swipe } from '../pages/gestures.ts'

const eventName = 'Crowd Cup'
const players = 80

/** Opens the game page of a phase with 80 players for a new user. */
async function openLongList(app: App, name: string, options: { width?: number; hasTouch?: boolean } = {}) {
  const table = await sitDown(app, name, eventName, options)
  await expect.poll(() => table.listed.count()).toBeGreaterThan(0)
  await table.page.locator(`[data-tour=browser] li[aria-setsize="${players}"][style]`).first().waitFor()
  return table
}

test.beforeAll(async ({ app }) => {
  const keys = await importTeams(app, players / 5)
  const adminApi = await openAdminApi(app)
  await adminApi.createEvent(eventName, { phases: [keys] })
  await adminApi.close()
})

const at = ({ page }: Table, place: number) =>
  page.locator(`[data-tour=browser] li[aria-posinset="${place}"]`)
/** Drops the dragged item on an element once it is over it. */
async function drop(page: Page, on: Locator): Promise<void> {
  await on.hover({ force: true })
  await page.locator('[data-over]').waitFor()
  await page.mouse.up()
}
const scrollPage = ({ page }: Table, share: number) =>
  page.evaluate(part => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * part), share)

test('of 80 cards only those near the visible part are rendered; the last can be scrolled to, added and dragged (rulebook 13.45)', async ({
  app,
}) => {
  const table = await openLongList(app, 'crowd_cleo')
  const { page, listed, deck } = table
  expect(await listed.count()).toBeLessThan(players * 0.75)
  expect(await at(table, 40).count()).toBe(0)
  await scrollPage(table, 0.5)
  await at(table, 40).waitFor()
  await scrollPage(table, 1)
  const last = at(table, players)
  await expect
    .poll(() => last.evaluate(card => card.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
  await last.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Add to Deck' }).click()
  await table.saved()
  expect(await deck.count()).toBe(1)

  const dragged = at(table, players - 1)
  await dragged.hover()
  await page.mouse.down()
  await page.mouse.move(700, 600, { steps: 4 })
  await scrollPage(table, 0)
  await drop(page, page.locator('[data-tour=deck] ol'))
  await expect.poll(() => deck.count()).toBe(2)
  await page.context().close()
})

test('Tab goes in order to cards that were not rendered; a card dragged far from its row stays rendered (rulebook 13.44)', async ({
  app,
}) => {
  const table = await openLongList(app, 'crowd_kay')
  const { page, deck } = table
  const announcement = page.locator('[aria-live=assertive]').last()
  const undrawn = 40
  expect(await at(table, undrawn).count()).toBe(0)
  const visited = await page.evaluateHandle(() => {
    const places: number[] = []
    document.addEventListener('focusin', ({ target }) => {
      const place = Number((target as Element).closest('li')?.ariaPosInSet)
      if (place !== places.at(-1)) places.push(place)
    })
    return places
  })
  await at(table, 1).getByRole('button').first().focus()
  while ((await at(table, undrawn).locator(':focus').count()) === 0) await page.keyboard.press('Tab')
  expect(await visited.jsonValue()).toEqual(Array.from({ length: undrawn }, (_, index) => index + 1))

  await scrollPage(table, 1)
  await at(table, players)
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Space')
  const carryOverDeck = async () => {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => announcement.textContent()).toMatch(/is over Deck\.$/)
  }
  await carryOverDeck()
  await scrollPage(table, 0)
  // A card dragged by keyboard scrolls with the page, so it is no longer over the small deck at the bottom of the window.
  await expect.poll(() => announcement.textContent()).toMatch(/can’t be dropped here\.$/)
  expect(await at(table, players).count()).toBe(1)
  await carryOverDeck()
  await page.keyboard.press('Space')
  await expect.poll(() => deck.count()).toBe(1)
  await page.context().close()
})

test('a finger scrolls and drags in a long list; search results are visible without scrolling (rulebook 13.44)', async ({
  app,
}) => {
  const table = await openLongList(app, 'crowd_tia', { width: 390, hasTouch: true })
  const { page, deck, listed } = table
  const over = page.locator('[data-tour=deck] ol[data-over]')
  await swipe(page, {
    from: listed.first(),
    to: page.locator('[data-tour=deck] ol'),
    carrying: true,
    until: over,
  })
  await expect.poll(() => deck.count()).toBe(1)
  await table.saved()
  await scrollPage(table, 1)
  await expect.poll(() => at(table, players - 1).isVisible()).toBe(true)
  // The wide table has a separate search.
  await resizeTo(page, 1440)
  await page.getByRole('searchbox').fill('Player 77')
  await expect.poll(() => listed.first().textContent()).toContain('Player 77')
  await page.context().close()
})
