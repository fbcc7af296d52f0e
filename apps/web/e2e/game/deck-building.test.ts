import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'
import { drag, isFocused, pickUp } from '../pages/gestures.ts'
import { popup } from '../users.ts'

/** One table for all tests, each of which deals the deck that it needs. */
const test = base.extend('table', { scope: 'file' }, ({ app }) =>
  sitDown(app, 'mouse_max', 'Vistula Open', { reducedMotion: 'reduce' }),
)

test('users drag cards by mouse from the list to the deck, swap them, and remove them on the trash zone (rulebook 13.19)', async ({
  table,
}) => {
  const { page, deck, listed } = table
  const place = page.locator('[data-tour=deck] ol')
  for (const cards of [1, 2, 3]) {
    const player = await listed.first().getAttribute('data-player')
    await drag(page, listed.first(), place)
    await expect.poll(() => deck.count()).toBe(cards)
    await page.locator(`[data-tour=browser] li[data-player="${player}"]`).waitFor({ state: 'detached' })
    await table.saved()
  }
  const [first, second, third] = await table.names()

  await drag(page, deck.nth(2), deck.nth(0))
  await expect.poll(table.names).toEqual([third, first, second])
  await table.saved()
  await page.reload()
  await expect.poll(table.names).toEqual([third, first, second])

  await deck.nth(1).hover({ position: { x: 60, y: 60 } })
  await page.mouse.down()
  const from = await deck.nth(1).boundingBox()
  await page.mouse.move((from?.x ?? 0) + 80, (from?.y ?? 0) + 90, { steps: 4 })
  await page.getByText('DRAG HERE TO REMOVE FROM DECK').waitFor()
  await page.mouse.up()
  await drag(page, deck.nth(1), page.locator('[data-tour=browser]'))
  await expect.poll(table.names).toEqual([third, second])
  await table.saved()
})

test('all of this works by keyboard, and screen readers announce it (rulebook 13.44)', async ({
  table,
  adminApi,
}) => {
  await deal(table, adminApi, [])
  const { page, deck, listed } = table
  const announcement = page.locator('[aria-live=assertive]').last()
  for (const cards of [1, 2]) {
    const player = await listed.first().getAttribute('data-player')
    await listed
      .first()
      .getByRole('button', { name: /^Move / })
      .focus()
    await pickUp(page, 'Space')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => announcement.textContent()).toMatch(/is over Deck\.$/)
    await page.keyboard.press('Space')
    await expect.poll(() => deck.count()).toBe(cards)
    await table.saved()
    // The list lets go of the card a moment later.
    await expect.poll(() => listed.first().getAttribute('data-player')).not.toBe(player)
  }
  const [first, second] = await table.names()
  await deck
    .first()
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Enter')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => announcement.textContent()).toBe(`${first} is over ${second}.`)
  await page.keyboard.press('Enter')
  await expect.poll(table.names).toEqual([second, first])
})

test('keyplays are staged in the dialog, a fourth is ignored, SAVE sends them, closing discards them; each shows its rule and its points so far (rulebook 13.16, 13.57)', async ({
  table,
  adminApi,
}) => {
  const { page, deck } = table
  await deal(table, adminApi, five.slice(0, 1))
  const chosen = deck.first().getByRole('region', { name: /^Keyplays of/ })
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  const options = dialog.locator('button[aria-pressed]')
  const open = () => chosen.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()

  await open()
  await dialog.getByText('SELECTED 0 / 3').waitFor()
  const kills = dialog.getByRole('region', { name: 'kill' })
  await kills.locator('button').first().waitFor()
  const points = await kills.locator('button').allTextContents()
  const values = points.map(text => Number(/\+([\d,]+)/.exec(text)?.[1]?.replace(',', '')))
  expect(values).toEqual(values.toSorted((a, b) => a - b))

  await dialog.getByText(/^\S+: \d series, \d+ maps\.$/).waitFor()
  await kills
    .getByRole('button', { name: /^Headshot \+4 pts each time/ })
    .getByText('A headshot kill.')
    .waitFor()
  await dialog.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'by average: all players' }).click()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  const averages = (await kills.locator('button').allTextContents()).map(text =>
    Number(/all players: ([\d,.]+) pts$/.exec(text)?.[1]?.replace(',', '')),
  )
  expect(averages.length).toBe(values.length)
  expect(averages).toEqual(averages.toSorted((a, b) => b - a))
  for (const option of [0, 1, 2, 3]) await options.nth(option).click()
  await dialog.getByText('SELECTED 3 / 3').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chosen.getByText('0/3').waitFor()

  await open()
  await options.nth(0).click()
  await options.nth(1).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'detached' })
  await table.saved()
  await page.reload()
  await chosen.getByText('2/3').waitFor()
  await page.getByText('2 of 15 keyplays').waitFor()
})

test('perks are dragged from the pool to a card, to another card and back; one without effect says so (rulebook 13.19, 13.59)', async ({
  table,
  adminApi,
}) => {
  const { page, deck } = table
  await deal(table, adminApi, five.slice(0, 2))
  await page.getByRole('tab', { name: 'perks' }).click()
  const pool = page.getByRole('tabpanel', { name: 'perks' }).locator('ul')
  const perksOn = (card: number) => deck.nth(card).getByRole('button', { name: /^Move perk/ })

  const typed = pool
    .getByRole('listitem')
    .filter({ hasText: /^\D*This card’s \w+ keyplays/ })
    .first()
    .getByRole('button')
  await typed.focus()
  await pickUp(page, 'Space')
  await expect.poll(() => deck.getByText('NO EFFECT HERE').count()).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.getByText(/ is over .+\. No effect: this card has no /).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await drag(page, typed, deck.nth(0))
  await expect.poll(() => perksOn(0).count()).toBe(1)
  await table.saved()
  await deck
    .nth(0)
    .getByRole('button', { name: /No effect: this card has no / })
    .waitFor()
  await page.getByText('1 perk has no effect').waitFor()
  await drag(page, perksOn(0), deck.nth(1))
  await expect.poll(() => perksOn(1).count()).toBe(1)
  expect(await perksOn(0).count()).toBe(0)
  await table.saved()
  await drag(page, perksOn(1), pool)
  await expect.poll(() => perksOn(1).count()).toBe(0)
})

test('the right button and the arrow down open the menu of a card; at five cards Add to Deck is locked (rulebook 13.14)', async ({
  table,
  adminApi,
}) => {
  const { page, deck, listed } = table
  await deal(table, adminApi, five)
  expect(await page.locator('[data-tour=deck]').textContent()).toMatch(/5 \/ 5/)
  await listed.first().click({ button: 'right', position: { x: 70, y: 70 } })
  const add = page.getByRole('menuitem', { name: 'Add to Deck' })
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await add.waitFor({ state: 'detached' })
  const button = listed.first().getByRole('button', { name: /^Menu of/ })
  await button.press('ArrowDown')
  await expect.poll(() => isFocused(add)).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(button)).toBe(true)
  await deck.first().click({ button: 'right', position: { x: 70, y: 70 } })
  await page.getByRole('menuitem', { name: 'Select Keyplays' }).waitFor()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => deck.count()).toBe(4)
})

test('on the tab of perks a card is dragged to the trash too, and a perk that the card has is refused without a call (rulebook 13.19, 13.20)', async ({
  table,
  adminApi,
}) => {
  const { page, deck, saved } = table
  await deal(table, adminApi, five.slice(0, 2))
  await page.getByRole('tab', { name: 'perks' }).click()
  // There are two of the second perk.
  const perk = page
    .getByRole('tabpanel', { name: 'perks' })
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Move perk/ })
  const perks = deck.first().getByRole('button', { name: /^Move perk/ })
  await drag(page, perk, deck.first())
  await expect.poll(() => perks.count()).toBe(1)
  await saved()
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await drag(page, perk, deck.first())
  await popup(page, 'The card already has this perk.').waitFor()
  expect(calls.filter(call => call.includes('perk'))).toEqual([])
  await drag(page, deck.nth(1), page.getByText('DRAG HERE TO REMOVE FROM DECK').first())
  await expect.poll(() => deck.count()).toBe(1)
})

const labelsOf = (cards: Locator) => cards.evaluateAll(all => all.map(each => each.ariaLabel ?? ''))

test('the same keyplays go onto all cards; a quick fill adds what the filters leave, overwrites nothing, and is undone (rulebook 4.21)', async ({
  table,
  adminApi,
}) => {
  const { page, deck, saved } = table
  await deal(table, adminApi, five.slice(0, 2))
  await deck.first().getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  await dialog.getByRole('button', { name: /^Headshot / }).click()
  const kills = dialog.getByRole('region', { name: 'kill' }).getByRole('list')
  const height = await kills.evaluate(list => list.clientHeight / innerHeight)
  expect(height, 'the lists use the height of the dialog (rulebook 13.16)').toBeGreaterThan(0.35)
  await dialog.getByRole('button', { name: 'SAME FOR ALL CARDS' }).click()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'detached' })
  const counts = () => deck.getByText(/^\d\/3$/).allTextContents()
  await expect.poll(counts).toEqual(['1/3', '1/3'])

  const before = await labelsOf(deck)
  await page.locator('[aria-label=AWP][aria-pressed=false]').click()
  await page.getByRole('button', { name: 'QUICK FILL' }).click()
  await expect.poll(() => deck.count()).toBeGreaterThan(2)
  await expect.poll(async () => new Set(await counts())).toEqual(new Set(['3/3']))
  await saved()
  const after = await labelsOf(deck)
  expect(after.slice(0, 2)).toEqual(before)
  for (const label of after.slice(2)) expect(label).toMatch(/, AWP, /i)
  expect(await deck.getByText('Headshot', { exact: true }).count()).toBeGreaterThanOrEqual(2)

  await page.getByRole('button', { name: 'UNDO', exact: true }).click()
  await expect.poll(() => labelsOf(deck)).toEqual(before)
  await expect.poll(counts).toEqual(['1/3', '1/3'])
})
