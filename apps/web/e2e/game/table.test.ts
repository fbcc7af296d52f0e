import { expect } from 'vitest'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { idOf, sitDown, tableOf } from '../pages/game-page.ts'
import { swipe } from '../pages/gestures.ts'

const joinable = 'Vistula Open'
/** One table for the tests of what is on a wide one; each deals the deck that it needs. */
const test = base.extend('table', { scope: 'file' }, ({ app }) =>
  sitDown(app, 'tabs_tess', joinable, { reducedMotion: 'reduce' }),
)

test('without a connection the page says so, keeps its content and refuses edits until the connection is back', async ({
  app,
}) => {
  // What would have to be loaded later cannot be, which the browser reports as an error.
  const table = await sitDown(app, 'line_lou', joinable, { reducedMotion: 'reduce', loadsAhead: true })
  const { page, deck, listed } = table
  // The question about pushes follows the first card: if it were still loading, the browser would report an error.
  const question = page.waitForResponse(/push-ask/)
  // So would the parts that are loaded ahead, of which this is the last.
  const lastPart = page.waitForResponse(/foil-motion/)
  await table.add(0)
  for (const response of await Promise.all([question, lastPart])) await response.finished()
  await page.context().setOffline(true)
  await page.getByRole('alert').getByText('No connection to the server.').waitFor()
  expect(await deck.count()).toBe(1)
  expect(await listed.getByRole('button', { name: /^Move / }).count()).toBe(0)
  await page.context().setOffline(false)
  await expect.poll(() => listed.getByRole('button', { name: /^Move / }).count()).toBeGreaterThan(0)
  await table.add(0)
  expect(await deck.count()).toBe(2)
  await page.context().close()
})

test('search and filters narrow the list, and are hidden up to 1000 px (rulebook 13.12)', async ({
  table,
  adminApi,
}) => {
  const { page, listed } = table
  await deal(table, adminApi, [])
  const all = await listed.count()
  await page.getByRole('searchbox').fill('zyvoo')
  await expect.poll(() => listed.first().textContent()).toContain('ZywOo')
  await page.getByRole('searchbox').fill('')
  await expect.poll(() => listed.count()).toBe(all)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.getByRole('button', { name: 'CLEAR FILTERS' }).click()
  await expect.poll(() => listed.count()).toBe(all)
  expect(await page.getByRole('searchbox').inputValue()).toBe('')
  await page.getByRole('combobox', { name: 'Nationality' }).click()
  const countries = page.getByRole('listbox')
  expect((await countries.boundingBox())?.height).toBeLessThanOrEqual(250)
  const named = await countries.getByRole('option').allTextContents()
  expect(named).toEqual(['all', ...named.slice(1).toSorted()])
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Role' }).getByRole('button', { name: 'AWP' }).click()
  await expect.poll(() => listed.count()).toBe(4)
  await page.setViewportSize({ width: 1000, height: 900 })
  await page.getByRole('searchbox').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'cards' }).waitFor()
  await page.setViewportSize({ width: 999, height: 900 })
  await page.getByRole('tab', { name: 'deck' }).waitFor()
  await page.setViewportSize({ width: 1440, height: 1400 })
})

test('a change that the server refuses is undone, with a clear message (rulebook 13.20)', async ({
  table,
  adminApi,
}) => {
  const { page } = table
  await deal(table, adminApi, five.slice(0, 4))
  const other = await page.context().newPage()
  await other.goto(page.url())
  const otherTable = tableOf(other)
  await otherTable.listed.first().waitFor()
  // This tab has not received the other tab's card yet when it adds its own.
  const news = Promise.withResolvers<void>()
  await page.route('**/get-cards', route => news.promise.then(() => route.continue()))
  await otherTable.add(0)

  await table.askToAdd(6)
  await page.getByText('The deck already holds 5 cards.').first().waitFor()
  await page.getByText('NOT SAVED. The last change was undone.').waitFor()
  news.resolve()
  await expect.poll(table.names).toEqual(await otherTable.names())
  // The page may read the cards once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await other.close()
})

test('a keyplay that the newest score file could not count is marked in the dialog, with the reason (rulebook 8.22)', async ({
  table: { page },
  adminApi,
}) => {
  const cup = await adminApi.createEvent('Marked Cup', { phases: [['vitality', 'furia'], ['vitality']] })
  const feed = ['attacker_steamid,user_steamid,round,headshot', '76561198113666193,76561197989744167,1,true']
  await adminApi.uploadFile(cup, 1, feed.join('\n'))
  await page.goto(`/clutchdeck/games/${cup}`)
  const { deck, listed, add } = tableOf(page)
  await listed.first().waitFor()
  await add(0)
  await deck.first().getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  const marked = dialog.getByRole('button', { name: /NOT COUNTED/ })
  await marked.first().waitFor()
  const names = await marked.locator('[data-part=name]').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['Wallbang', 'Knife kill', 'No-scope']))
  expect(names).not.toContain('Headshot')
  await marked.first().hover()
  await page.getByRole('tooltip').getByText('have no data on this keyplay').waitFor()
})

test('a card that is added as the phase locks stays out of the deck, which the page says and shows locked (rulebook 13.20)', async ({
  table: { page },
  adminApi,
}) => {
  const cup = await adminApi.createEvent('Late Cup', { phases: [['vitality'], ['vitality']] })
  await page.goto(`/clutchdeck/games/${cup}`)
  const { listed, add, askToAdd, names } = tableOf(page)
  await listed.first().waitFor()
  await add(0)
  const before = await names()
  await page.route('**/add-card', async route => {
    await adminApi.lock(cup, 1)
    await route.continue()
  })
  await askToAdd(0)
  await page.getByText('The phase has just locked. Your deck stays as it was.').first().waitFor()
  await page.getByRole('button', { name: 'Round 1 LOCKED IN' }).waitFor()
  await expect.poll(names).toEqual(before)
  await page.context().close()
})

test('a phase that is not open locks deck and perks, and the page says when they open; for a user who comes too late it is read-only (rulebook 4.4, 2.13, 13.77)', async ({
  app,
}) => {
  const upcoming = await sitDown(app, 'early_eve', 'Alpine Major', { reducedMotion: 'reduce' })
  await upcoming.page.getByText('Plan your deck.').waitFor()
  await upcoming.page.getByRole('button', { name: 'Legends LOCKED' }).click()
  await upcoming.page
    .getByRole('note')
    .getByText(/You can build it from .* Until then, get to know the players below\./)
    .waitFor()
  await upcoming.page.locator('[data-tour=perks]').getByText('LOCKED').waitFor()
  await upcoming.listed
    .first()
    .getByRole('button', { name: /^Menu of/ })
    .click()
  const add = upcoming.page.getByRole('menuitem', { name: 'Add to Deck' })
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await upcoming.page.keyboard.press('Escape')
  await upcoming.page.setViewportSize({ width: 390, height: 844 })
  const last = upcoming.page.getByRole('button', { name: 'Champions LOCKED' })
  await last.click({ position: { x: 4, y: 20 } })
  const right = async () => ((await last.boundingBox())?.x ?? 0) + ((await last.boundingBox())?.width ?? 0)
  await expect.poll(right, { message: 'the phase looked at is in full view' }).toBeLessThanOrEqual(390)
  await upcoming.page
    .getByRole('timer')
    .getByText(/^opens$/i)
    .waitFor()

  await upcoming.page.setViewportSize({ width: 1440, height: 1400 })
  await upcoming.page.goto(`/clutchdeck/games/${await idOf(app, 'Baltic Masters')}`)
  await upcoming.page.getByText('EVENT ALREADY STARTED, TOO LATE TO JOIN').waitFor()
  await upcoming.listed.first().waitFor()
  expect(await upcoming.listed.getByRole('button', { name: /^Move / }).count()).toBe(0)
  await upcoming.page.context().close()
})

test('a short hold of a finger drags a card, to the deck and to the trash; without a hold the page scrolls; a deck out of view is shown small (rulebook 13.44)', async ({
  app,
}) => {
  const table = await sitDown(app, 'touch_tia', joinable, {
    width: 390,
    hasTouch: true,
    reducedMotion: 'reduce',
    isDrawn: true,
  })
  const { page, deck, listed } = table
  // High enough to show the deck and the list below it together.
  await page.setViewportSize({ width: 390, height: 1800 })
  const place = page.locator('[data-tour=deck] ol')
  const over = page.locator('[data-tour=deck] ol[data-over]')
  await swipe(page, { from: listed.first(), to: place, carrying: true, until: over })
  await expect.poll(() => deck.count()).toBe(1)
  await table.saved()
  const bar = page.locator('[data-part=trash-bar]')
  await swipe(page, {
    from: deck.first(),
    to: bar,
    carrying: true,
    until: page.locator('[data-part=trash-bar][data-over]'),
  })
  await expect.poll(() => deck.count()).toBe(0)
  await table.saved()
  await swipe(page, { from: listed.first(), to: place })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  expect(await deck.count()).toBe(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await listed.last().scrollIntoViewIfNeeded()
  const small = page.getByRole('button', { name: 'Show the deck' })
  await small.getByText('Deck 0 / 5').waitFor()
  await table.add(10)
  await small.getByText('Deck 1 / 5').waitFor()
  await small.click()
  await small.waitFor({ state: 'hidden' })
  await page.context().close()
})
