import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { resizeTo } from '../axe.ts'
import { deal } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { importTeams } from '../import-teams.ts'
import { sitDown, type Table } from '../pages/game-page.ts'
import { pickUp, swipe } from '../pages/gestures.ts'

const players = 80

/** One wide table and one on a phone, of a phase with 80 players; each test deals the deck that it needs. */
const test = base
  .extend('eventName', { scope: 'file' }, async ({ app }) => {
    const keys = await importTeams(app, players / 5)
    const adminApi = await openAdminApi(app)
    await adminApi.createEvent('Crowd Cup', { phases: [keys] })
    await adminApi.close()
    return 'Crowd Cup'
  })
  .extend('wide', { scope: 'file' }, ({ app, eventName }) =>
    sitDown(app, 'crowd_cleo', eventName, { reducedMotion: 'reduce' }),
  )

/** Waits until the list knows how long it is. */
const listIsLong = ({ page }: Table) =>
  page.locator(`[data-tour=browser] li[aria-setsize="${players}"][style]`).first().waitFor()

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
  wide: table,
}) => {
  const { page, listed, deck } = table
  await listIsLong(table)
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
})

test('Tab goes in order to cards that were not rendered; a card dragged far from its row stays rendered (rulebook 13.44)', async ({
  wide: table,
  adminApi,
}) => {
  const { page, deck } = table
  await deal(table, adminApi, [])
  await listIsLong(table)
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
})

test('a finger scrolls and drags in a long list; search results are visible without scrolling (rulebook 13.44)', async ({
  app,
  eventName,
}) => {
  const phone = { width: 390, hasTouch: true, reducedMotion: 'reduce', isDrawn: true } as const
  const table = await sitDown(app, 'crowd_tia', eventName, phone)
  const { page, deck, listed } = table
  await listIsLong(table)
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
