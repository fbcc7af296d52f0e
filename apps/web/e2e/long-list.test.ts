import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addCrowd } from './crowd.ts'
import { openOffice } from './cup.ts'
import { pickUp, sitDown, swipe, type Table } from './game-table.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const cup = 'Crowd Cup'
const crowd = 80

/** A player at the table of a phase with 80 players, put on once. */
async function sitDownInCrowd(name: string, options: { width?: number; hasTouch?: boolean } = {}) {
  staged ??= putOn()
  await staged
  const table = await sitDown(stage, name, cup, options)
  await expect.poll(() => table.listed.count()).toBeGreaterThan(0)
  await table.page.locator(`[data-tour=browser] li[aria-setsize="${crowd}"][style]`).first().waitFor()
  return table
}

let staged: Promise<void> | undefined
async function putOn(): Promise<void> {
  const keys = await addCrowd(stage, crowd / 5)
  const office = await openOffice(stage)
  await office.putOn(cup, { phases: [keys] })
  await office.close()
}

const at = ({ page }: Table, place: number) =>
  page.locator(`[data-tour=browser] li[aria-posinset="${place}"]`)
/** Lets what the mouse carries fall on an element, once it lies there. */
async function drop(page: Page, on: Locator): Promise<void> {
  await on.hover({ force: true })
  await page.locator('[data-over]').waitFor()
  await page.mouse.up()
}
const scrollPage = ({ page }: Table, share: number) =>
  page.evaluate(part => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * part), share)

test('of 80 cards those near the view are drawn; the last is found by scrolling, added and dragged (issue 5)', async () => {
  const table = await sitDownInCrowd('crowd_cleo')
  const { page, listed, deck } = table
  expect(await listed.count()).toBeLessThan(crowd * 0.75)
  expect(await at(table, 40).count()).toBe(0)
  await scrollPage(table, 0.5)
  await at(table, 40).waitFor()
  await scrollPage(table, 1)
  const last = at(table, crowd)
  await expect
    .poll(() => last.evaluate(card => card.getBoundingClientRect().bottom <= innerHeight))
    .toBe(true)
  await last.getByRole('button', { name: /^Menu of/ }).click()
  await page.getByRole('menuitem', { name: 'Add to Deck' }).click()
  await table.saved()
  expect(await deck.count()).toBe(1)

  const carried = at(table, crowd - 1)
  await carried.hover()
  await page.mouse.down()
  await page.mouse.move(700, 600, { steps: 4 })
  await scrollPage(table, 0)
  await drop(page, page.locator('[data-tour=deck] ol'))
  await expect.poll(() => deck.count()).toBe(2)
  await page.context().close()
})

test('Tab goes in order to cards that were not drawn; a card carried far from its row stays (look.md, Reach)', async () => {
  const table = await sitDownInCrowd('crowd_kay')
  const { page, deck } = table
  const aloud = page.locator('[aria-live=assertive]').last()
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
  await at(table, crowd)
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Space')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => aloud.textContent()).toMatch(/is over Deck\.$/)
  await scrollPage(table, 0)
  expect(await at(table, crowd).count()).toBe(1)
  await page.keyboard.press('Space')
  await expect.poll(() => deck.count()).toBe(1)
  await page.context().close()
})

test('a finger scrolls and drags in a long list; what is searched is there without scrolling (look.md)', async () => {
  const table = await sitDownInCrowd('crowd_tia', { width: 390, hasTouch: true })
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
  await expect.poll(() => at(table, crowd - 1).isVisible()).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('searchbox').fill('Player 77')
  await expect.poll(() => listed.first().textContent()).toContain('Player 77')
  await page.context().close()
})
