import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { failRequests } from '../pages/faults.ts'
import { leaderboardPath, leaderboardsPage } from '../pages/leaderboards-page.ts'
import { openAsAdmin } from '../users.ts'

// Events of the demo seed: 1 has one phase scored, 2 none, 4 is over, and the admin took part in it.

/** Whether an element is completely in the window and nothing covers its middle. */
const inView = (cell: Locator) =>
  cell.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight + 1 && element.contains(there)
  })

test('the user’s own row is always in view: above, among or below the others (rulebook 9.6)', async ({
  app,
}) => {
  const page = await openAsAdmin(app, '/settings', { viewport: { width: 600, height: 700 } })
  const { own, open } = leaderboardsPage(page)
  for (const search of [
    'event=1',
    'event=1&pageSize=10',
    'event=1&pageSize=10&page=5',
    'event=1&phrase=nade',
  ])
    for (const scroll of ['top', 'middle', 'end']) {
      if (scroll === 'top') await open(search)
      await own.waitFor()
      const to = { top: 0, middle: 0.5, end: 1 }[scroll] ?? 0
      await page.evaluate(part => scrollTo(0, part * document.documentElement.scrollHeight), to)
      await expect.poll(() => inView(own), { message: `${search}, ${scroll}` }).toBe(true)
    }
  expect(await own.count()).toBe(1)
  await page.context().close()
})

test('the first three have medals, and ranks show how they moved since the last results', async ({ app }) => {
  const page = await app.visit(leaderboardPath('event=4'))
  const { rows, moved, open } = leaderboardsPage(page)
  await rows.first().waitFor()
  for (const [index, metal] of ['gold', 'silver', 'bronze', null].entries())
    expect(await rows.nth(index).getAttribute('data-metal')).toBe(metal)
  const rowTexts = await rows.evaluateAll(all => all.map(row => row.textContent ?? ''))
  for (const way of [/up by \d+ since the last results/, /down by \d+ since/, /unchanged since/])
    expect(rowTexts.some(row => way.test(row))).toBe(true)
  await open('event=1')
  await rows.first().waitFor()
  expect(await moved.count(), 'nothing to compare with').toBe(0)
  await page.context().close()
})

test('new results appear without a reload, and page and search stay', async ({ app, adminApi }) => {
  const page = await app.visit(leaderboardPath('event=1&pageSize=10&page=2'))
  const { rows, moved, search, pageNumber } = leaderboardsPage(page)
  await rows.first().waitFor()
  const address = page.url()
  const before = await rows.allTextContents()
  const live = page.waitForResponse(answer => answer.url().includes('get-event-scores'))
  const reason = 'The first file was of another match.'
  const counts: [string, number, number][] = [
    ['ZywOo', 1, 99],
    ['FalleN', 2, 31],
  ]
  await adminApi.upload(1, 1, counts, reason)
  await live
  await expect.poll(() => rows.allTextContents()).not.toEqual(before)
  await moved.first().waitFor({ state: 'attached' })
  expect(page.url()).toBe(address)
  expect(await pageNumber(2).getAttribute('aria-current')).toBe('page')

  await search.fill('lena')
  await expect.poll(() => rows.count()).toBe(1)
  const found = await rows.first().textContent()
  await adminApi.upload(1, 1, [['ZywOo', 1, 5]], reason)
  await expect.poll(() => rows.first().textContent()).not.toBe(found)
  expect(await search.inputValue()).toBe('lena')
  await page.context().close()
})

test('each state has its text: no results yet, no user found, a page past the end, more than are counted, a failure', async ({
  app,
}) => {
  const page = await app.visit(leaderboardPath('event=2'))
  const { allRows, open } = leaderboardsPage(page)
  await page.getByText('NO SCORES YET').waitFor()
  await open('event=4&phrase=nosuchname')
  await page.getByText('NO PLAYER FOUND').waitFor()
  await open('event=4&pageSize=10&page=99')
  await page.waitForURL(/page=5&/)
  await allRows.nth(1).waitFor()
  const first = { userId: 1, user: { username: 'lena_pro' }, score: 12, rank: 1, previousRank: null }
  await page.route('**/get-event-scores**phrase=pro**', route =>
    route.fulfill({ json: { success: true, scores: [first], count: 500, capped: true, own: null } }),
  )
  await open('event=4&phrase=pro')
  await page.getByText('500+ players').waitFor()

  // A stream that has just started makes the page read everything again; this one sends nothing.
  await page.route('**/live?**', () => undefined)
  const endFailures = await failRequests(page, '**/get-event-scores**', route =>
    route.fulfill({ status: 400, json: {} }),
  )
  await page.reload()
  const words = "Error occured, couldn't load event scores. Try again later."
  await page.getByRole('alert').getByText(words).first().waitFor()
  endFailures()
  await page.getByRole('button', { name: 'TRY AGAIN' }).click()
  await allRows.nth(1).waitFor()
  await page.context().close()
})

test('the page opens on tiles of the events; a tile leads to the ranking, whose rows have level and clan (rulebook 13.22)', async ({
  app,
}) => {
  const page = await openAsAdmin(app, '/clutchdeck/leaderboards')
  const tiles = page.getByRole('navigation', { name: 'Events with a ranking' }).getByRole('link')
  await tiles.filter({ hasText: 'you: ' }).first().waitFor()
  const tile = tiles.filter({ hasText: 'Krakow Invitational' })
  await tile.click()
  await page.waitForURL(/event=4/)
  expect(await tile.getAttribute('aria-current')).toBe('page')
  const { rows } = leaderboardsPage(page)
  await rows
    .getByText(/^level \d+$/)
    .first()
    .waitFor({ state: 'attached' })
  await rows.getByRole('img', { name: 'Krakow Clutchers' }).first().waitFor()
  const faces = rows.locator('img[src^="/img/avatars/"]')
  await expect.poll(() => faces.count()).toBe(await rows.count())
  const deck = rows.first().getByRole('link', { name: /^[\d,.]+: deck of / })
  expect(await deck.getAttribute('href')).toMatch(/\/games\/4\/decks\/\w+\/2$/)
  await page.getByRole('button', { name: 'SHOW: My ranks by phase' }).click()
  await page
    .getByRole('table', { name: /by phase: Krakow/ })
    .getByRole('row', { name: /admin/ })
    .waitFor()
  await page.context().close()
})
