import { expect } from 'vitest'
import { openAdminApi } from '../admin-api.ts'
import { deal } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { importTeams } from '../import-teams.ts'
import { sitDown, type Table } from '../pages/game-page.ts'
import { pickUp } from '../pages/gestures.ts'
import { noteElements, noteRenders, watchCards, watchFrames, watchMeasuring } from '../pages/renders.ts'

// Keeps the page quick on a slow device (docs/decisions/long-tasks.md).

const event = 'Light Cup'
const players = 80
const flip = '[data-part=flip]'
const plate = '[data-part=plate]'

/** One table of two phases for all tests on a wide screen, each of which deals the deck that it needs. */
const test = base
  .extend('crowdApi', { scope: 'file' }, async ({ app }, { onCleanup }) => {
    const keys = await importTeams(app, players / 5)
    const api = await openAdminApi(app)
    onCleanup(api.close)
    await api.createEvent(event, { phases: [keys, keys] })
    return api
  })
  .extend('table', { scope: 'file' }, async ({ app, crowdApi }) => {
    const table = await sitDown(app, 'light_lou', event)
    return { ...table, deal: (names: string[]) => deal(table, crowdApi, names) }
  })

/** Deals two cards and waits until the list has rendered all others. */
async function dealTwo(table: Table & { deal(names: string[]): Promise<void> }): Promise<Table> {
  await table.deal(['Player 1', 'Player 2'])
  await table.page.locator(`[data-tour=browser] li[aria-posinset="${players - 2}"][style]`).waitFor()
  return table
}

test('while a card is dragged over the table, no card is rendered again, and no text of a card is measured', async ({
  table,
}) => {
  const { page, listed, deck } = await dealTwo(table)
  const first = await listed.nth(0).getAttribute('data-player')
  const list = await noteRenders(page, `[data-tour=browser] li:not([data-player="${first}"]) ${flip}`)
  const held = await noteRenders(page, `[data-tour=deck] ${flip}`)
  await listed.nth(0).hover({ position: { x: 60, y: 120 } })
  const measured = await watchMeasuring(page, '[data-tour=browser] [data-part=plate] *')
  await page.mouse.down()
  await page.mouse.move(600, 700, { steps: 4 })
  const ghost = await noteRenders(page, '[class*=ghost_] [data-part=plate]')
  const [from, to] = [await listed.nth(2).boundingBox(), await deck.nth(1).boundingBox()]
  for (const box of [from, to]) {
    await page.mouse.move((box?.x ?? 0) + 50, (box?.y ?? 0) + 150, { steps: 8 })
  }
  await page.locator('[data-tour=deck] ol[data-over]').waitFor()
  expect(await list.renderedAgain()).toBe(0)
  expect(await held.renderedAgain()).toBe(0)
  expect(await ghost.renderedAgain()).toBe(0)
  expect(await measured.times()).toBe(0)
  await page.mouse.up()
  await expect.poll(() => deck.count()).toBe(3)
})

test('a search does not render the deck again, and its cards appear a few at a time, like those of a tab', async ({
  table,
}) => {
  const { page, listed } = await dealTwo(table)
  const held = await noteRenders(page, `[data-tour=deck] ${flip}`)
  const cards = await watchCards(page)
  await page.getByRole('searchbox').fill('Player 7')
  await expect.poll(() => listed.first().textContent()).toContain('Player 7')
  expect(await held.renderedAgain()).toBe(0)
  await page.getByRole('searchbox').fill('')
  const last = page.locator(`[data-tour=browser] li[aria-posinset="${players - 2}"]`)
  await last.waitFor()
  const measured = await watchMeasuring(page, '[data-tour=deck] li')
  await page.getByRole('tab', { name: 'perks' }).click()
  await page.getByRole('tab', { name: 'cards' }).click()
  await last.waitFor()
  expect(await cards.mostInAFrame()).toBeLessThanOrEqual(6)
  expect(await measured.times()).toBe(0)
})

test('adding a card, swapping two and removing one do not render any other card again', async ({ table }) => {
  const { page, deck, listed, names, add, saved } = await dealTwo(table)
  await add(0)
  await add(0)
  const held = await noteRenders(page, `[data-tour=deck] ${flip}`)
  const first = await listed.nth(0).getAttribute('data-player')
  const near = await noteRenders(page, `[data-tour=browser] li:nth-child(n + 2):nth-child(-n + 12) ${plate}`)
  await add(0)
  await page.locator(`[data-tour=browser] li[data-player="${first}"]`).waitFor({ state: 'detached' })
  expect(await held.renderedAgain()).toBe(0)
  expect(await near.renderedAgain()).toBe(0)
  const [one, two] = await names()
  const others = await noteRenders(page, `[data-tour=deck] li:nth-child(n + 2) ${plate}`)
  await deck
    .nth(0)
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Space')
  await page.keyboard.press('ArrowRight')
  await page.locator('[data-tour=deck] li[data-over]').waitFor()
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual([two, one, ...(await names()).slice(2)])
  await saved()
  expect(await others.renderedAgain()).toBe(0)
  const rest = await noteRenders(page, `[data-tour=deck] li:nth-child(n + 2) ${flip}`)
  await deck
    .nth(0)
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => deck.count()).toBe(4)
  await saved()
  expect(await rest.renderedAgain()).toBe(0)
  expect(await near.renderedAgain()).toBe(0)
})

test('a card added to the deck leaves the list in a later frame than the one with the sleeves', async ({
  table,
}) => {
  const { page, add, listed } = table
  await table.deal([])
  const first = await listed.first().getAttribute('data-player')
  const [inDeck, inSleeves, offList] = [
    `[data-tour=deck] li[data-player="${first}"]`,
    '[data-tour=sleeves] [data-lit]',
    `[data-tour=browser]:not(:has(li[data-player="${first}"]))`,
  ]
  const frames = await watchFrames(page, [inDeck, inSleeves, offList])
  await add(0)
  await page.locator(offList).waitFor()
  const [deck = 0, sleeves = 0, list = 0] = await frames.first()
  expect(deck).toBeGreaterThan(0)
  expect(sleeves).toBeGreaterThanOrEqual(deck)
  expect(list).toBeGreaterThan(sleeves)
})

test('another phase changes the content of the table, but its panels, tabs and filters stay in the page', async ({
  table,
}) => {
  const { page, deck } = table
  await table.deal(['Player 1'])
  await page.getByRole('searchbox').fill('Player 7')
  const frame = await noteElements(
    page,
    '[data-tour=deck], [data-tour=sleeves], [data-tour=browser], [role=tab], [role=combobox]',
  )
  const phase = (number: number) => page.locator('[data-tour=phases] button').nth(number - 1)
  await phase(2).click()
  await expect.poll(() => deck.count()).toBe(0)
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await phase(1).click()
  await expect.poll(() => deck.count()).toBe(1)
  expect(await frame.gone()).toBe(0)
})

test('showing another phase ends a drag without a move', async ({ table }) => {
  const { page, listed, deck } = table
  await table.deal([])
  await listed
    .first()
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Space')
  const dragged = page.locator('[class*=ghost_] [data-part=plate]')
  await dragged.waitFor()
  const phase = (number: number) => page.locator('[data-tour=phases] button').nth(number - 1)
  // Presses the button without focusing it: the drag by keyboard continues.
  await phase(2).dispatchEvent('click')
  await dragged.waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await listed.first().waitFor()
  expect(await deck.count()).toBe(0)
  await phase(1).click()
  await listed.first().waitFor()
  expect(await deck.count()).toBe(0)
})

test('on a phone the tabs perks and deck show the same deck', async ({ app }) => {
  const { page, add } = await sitDown(app, 'light_lot', event, { width: 390, hasTouch: true })
  await add(0)
  const cards = await noteElements(page, '[data-tour=deck], [data-tour=deck] li')
  await page.getByRole('tab', { name: 'perks' }).click()
  await page.getByRole('tabpanel', { name: 'perks' }).waitFor()
  await page.getByRole('tab', { name: 'deck' }).click()
  await page.locator('[data-tour=browser]').waitFor()
  expect(await cards.gone()).toBe(0)
  await page.context().close()
})
