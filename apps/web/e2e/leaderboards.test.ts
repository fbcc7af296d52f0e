import { product } from '@game/domain'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { openOffice } from './cup.ts'
import { enter } from './people.ts'
import { setStage } from './stage.ts'

const stage = setStage()
/** As the demo seed hands them out: 1 has one phase scored, 2 none, 4 is over, and the admin played it. */
const path = (search: string) => `/${product.slug}/leaderboards?${search}`

/** Wholly in the window, and nothing lies over its middle. */
const inView = (cell: Locator) =>
  cell.evaluate(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return top >= 0 && bottom <= innerHeight + 1 && element.contains(there)
  })

test('one’s own row is in view wherever one looks: over, among or under the others (issue 5)', async () => {
  const page = await enter(stage, '/settings', { viewport: { width: 600, height: 700 } })
  const own = page.getByRole('rowheader', { name: /\byou$/ })
  for (const search of [
    'event=4',
    'event=4&pageSize=10',
    'event=4&pageSize=10&page=5',
    'event=4&phrase=nade',
  ])
    for (const scroll of ['top', 'middle', 'end']) {
      if (scroll === 'top') await page.goto(stage.game.url + path(search))
      await own.waitFor()
      const to = { top: 0, middle: 0.5, end: 1 }[scroll] ?? 0
      await page.evaluate(part => scrollTo(0, part * document.documentElement.scrollHeight), to)
      await expect.poll(() => inView(own), { message: `${search}, ${scroll}` }).toBe(true)
    }
  expect(await own.count()).toBe(1)
  await page.context().close()
})

test('the first three have medals, and ranks say how they moved since the last results', async () => {
  const page = await stage.visit(path('event=4'))
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  for (const [place, metal] of ['gold', 'silver', 'bronze', null].entries())
    expect(await rows.nth(place).getAttribute('data-metal')).toBe(metal)
  const said = await rows.evaluateAll(all => all.map(row => row.textContent ?? ''))
  for (const way of [/up by \d+ since the last results/, /down by \d+ since/, /unchanged since/])
    expect(said.some(row => way.test(row))).toBe(true)
  await page.goto(stage.game.url + path('event=1'))
  await rows.first().waitFor()
  expect(await page.getByText(/since the last results/).count(), 'nothing to compare with').toBe(0)
  await page.context().close()
})

test('new results come without a reload, and page and search stay', async () => {
  const office = await openOffice(stage)
  const page = await stage.visit(path('event=1&pageSize=10&page=2'))
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const address = page.url()
  const before = await rows.allTextContents()
  const live = page.waitForResponse(answer => answer.url().includes('get-event-scores'))
  await office.upload(1, 1, [
    ['ZywOo', 1, 99],
    ['FalleN', 2, 31],
  ])
  await live
  await expect.poll(() => rows.allTextContents()).not.toEqual(before)
  await page
    .getByText(/since the last results/)
    .first()
    .waitFor({ state: 'attached' })
  expect(page.url()).toBe(address)
  expect(await page.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')

  await page.getByRole('searchbox').fill('lena')
  await expect.poll(() => rows.count()).toBe(1)
  const found = await rows.first().textContent()
  await office.upload(1, 1, [['ZywOo', 1, 5]])
  await expect.poll(() => rows.first().textContent()).not.toBe(found)
  expect(await page.getByRole('searchbox').inputValue()).toBe('lena')
  await office.close()
  await page.context().close()
})

test('nothing yet, nobody found, a page past the end and a failure each say so', async () => {
  const page = await stage.visit(path('event=2'))
  await page.getByText('NO SCORES YET').waitFor()
  await page.goto(stage.game.url + path('event=4&phrase=nosuchname'))
  await page.getByText('NOBODY FOUND').waitFor()
  await page.goto(stage.game.url + path('event=4&pageSize=10&page=99'))
  await page.waitForURL(/page=5&/)
  await page.getByRole('row').nth(1).waitFor()

  // A stream that has just begun has the page read everything anew; this one stays silent.
  await page.route('**/live?**', () => undefined)
  await page.route('**/get-event-scores**', route => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  const words = "Error occured, couldn't load event scores. Try again later."
  await page.getByRole('alert').getByText(words).first().waitFor()
  await page.unroute('**/get-event-scores**')
  await page.getByRole('button', { name: 'TRY AGAIN' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await page.context().close()
})
