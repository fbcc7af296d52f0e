import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { cardsByName, sitDown } from '../pages/game-page.ts'
import { drag, isFocused } from '../pages/gestures.ts'

/** One wide table, with motion until a test turns it off, and one on a phone; each test deals the deck that it needs. */
const test = base
  .extend('wide', { scope: 'file' }, ({ app }) => sitDown(app, 'drop_dora', 'Vistula Open'))
  .extend('phone', { scope: 'file' }, ({ app }) =>
    sitDown(app, 'large_lars', 'Vistula Open', { width: 390, hasTouch: true, reducedMotion: 'reduce' }),
  )

/** The distance from the top of the page, independent of scrolling. */
const topOf = (of: Locator) =>
  of.evaluate(element => Math.round(element.getBoundingClientRect().top + window.scrollY))
const nameOf = async (card: Locator) => ((await card.locator('[data-part=plate]').textContent()) ?? '').trim()

/**
 * Records what scripts animate from now on: the player of the card, and the first frame. The page's time stands still, because a dropped
 * card that takes a second to appear is not animated.
 */
const recordAnimations = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now()
    performance.now = () => now
    const { animate } = Element.prototype
    const seen: { element: string; from: string }[] = []
    Object.assign(window, { seen })
    Element.prototype.animate = function (frames, options) {
      const [first] = Array.isArray(frames) ? frames : []
      seen.push({
        element: this.closest('[data-player]')?.getAttribute('data-player') ?? '',
        from: `${first?.transform}`,
      })
      return animate.call(this, frames, options)
    }
  })
const animations = (page: Page): Promise<{ element: string; from: string }[]> =>
  page.evaluate(() => Object(window).seen)

test('a dropped card moves from under the pointer to its place, not back to the list (rulebook 13.53)', async ({
  wide: { page, listed, deck },
}) => {
  const player = await listed.first().getAttribute('data-player')
  await recordAnimations(page)
  await drag(page, listed.first().locator('[data-part=plate]'), page.locator('[data-part=next-place]'))
  await deck.first().waitFor()
  expect(await deck.first().getAttribute('data-player')).toBe(player)
  await expect.poll(async () => (await animations(page)).map(({ element }) => element)).toEqual([player])
  const all = await animations(page)
  expect(all[0]?.from).toMatch(/^translate\(-?[1-9]/)
})

test('a removed card can be brought back for a while, as it was and in its place (rulebook 13.53)', async ({
  wide,
  adminApi,
}) => {
  const { page, deck, names, saved } = wide
  await deal(wide, adminApi, five.slice(0, 3))
  const before = await names()
  const second = await nameOf(deck.nth(1))
  const game = cardsByName(page)
  await game.selectKeyplays(second, ['Headshot', 'Wallbang'])
  const perk = page.locator('[data-tour=perks] li').first()
  const perkName = ((await perk.getByRole('button').getAttribute('aria-label')) ?? '').replace('Move ', '')
  await drag(page, perk.getByRole('button'), game.card(second).locator('[data-part=card]'))
  const placed = game.card(second).getByRole('button', { name: perkName })
  await placed.waitFor()
  const remove = async () => {
    await game
      .card(second)
      .getByRole('button', { name: /^Menu of/ })
      .click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(() => deck.count()).toBe(2)
  }
  await remove()
  const undo = page.getByRole('button', { name: 'UNDO', exact: true })
  await undo.click()
  await expect.poll(names).toEqual(before)
  await placed.waitFor()
  await game.keyplays(second).getByText('2/3').waitFor()
  await undo.waitFor({ state: 'detached' })
  await saved()
  await page.reload()
  await expect.poll(names).toEqual(before)
  await placed.waitFor()

  await remove()
  await undo.waitFor()
  await undo.waitFor({ state: 'detached' })
  expect(await deck.count()).toBe(2)
})

test('a perk is dragged by its whole row, without selecting text (rulebook 13.53)', async ({
  wide,
  adminApi,
}) => {
  const { page, deck } = wide
  await deal(wide, adminApi, five.slice(0, 1))
  await page.getByRole('tab', { name: 'perks' }).click()
  const row = page.getByRole('tabpanel', { name: 'perks' }).getByRole('listitem').first()
  const words = row.locator('p, span').filter({ hasText: /x\d/ }).first()
  await drag(page, words, deck.first().locator('[data-part=card]'))
  await deck.first().locator('[data-filled]').waitFor()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})

test('the small deck takes a card while it has an empty place (rulebook 13.53)', async ({
  wide,
  adminApi,
}) => {
  const { page, listed, deck } = wide
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 600, height: 1400 })
  await deal(wide, adminApi, [])
  const last = listed.last()
  await last.scrollIntoViewIfNeeded()
  const bar = page.locator('[data-part=deck-bar]')
  await expect.poll(() => bar.getAttribute('data-shown')).toBe('true')
  await drag(page, last.locator('[data-part=plate]'), bar)
  await deck.first().waitFor({ state: 'attached' })
  expect(await deck.count()).toBe(1)
  await page.setViewportSize({ width: 1440, height: 1400 })
})

test('on a phone one tap on a card of the list opens the large card with ADD, below the strip with the small deck (rulebook 13.53, 13.68)', async ({
  phone: { page, listed, deck },
}) => {
  const last = listed.last()
  const name = await nameOf(last)
  await last.scrollIntoViewIfNeeded()
  const bar = page.locator('[data-part=deck-bar][data-shown]')
  await bar.waitFor()
  expect((await bar.boundingBox())?.y, 'below the header and the line of the phase').toBeLessThan(120)
  await last.locator('[data-part=card]').tap({ position: { x: 50, y: 70 } })
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'ADD', exact: true }).tap()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => nameOf(deck.first())).toBe(name)
  await expect
    .poll(() => listed.last().evaluate(card => card.contains(document.activeElement)), {
      message: 'its place',
    })
    .toBe(true)
  await resizeTo(page, 320)
  for (const part of ['card', 'plate']) {
    const opened = page.getByRole('dialog', { name: await nameOf(listed.nth(2)) })
    await listed.nth(2).locator(`[data-part=${part}]`).tap()
    await opened.waitFor()
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'detached' })
  }
  const turn = listed.nth(2).getByRole('button', { name: /^Turn / })
  await turn.press('Enter')
  await expect.poll(() => turn.evaluate(button => getComputedStyle(button).opacity)).toBe('1')
  await listed.nth(2).locator('[data-flipped]').waitFor()
})

test('after adding and removing, the focus is on the card that is now in that place (rulebook 13.53)', async ({
  wide,
  adminApi,
}) => {
  const { page, listed, deck } = wide
  await deal(wide, adminApi, [])
  const menuOf = (card: Locator) => card.getByRole('button', { name: /^Menu of/ })
  const addThird = async () => {
    const next = await nameOf(listed.nth(3))
    await menuOf(listed.nth(2)).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Add to Deck' }).press('Enter')
    await expect.poll(() => nameOf(listed.nth(2))).toBe(next)
    await expect.poll(() => isFocused(menuOf(listed.nth(2)))).toBe(true)
  }
  await addThird()
  await addThird()
  const stays = await nameOf(deck.nth(1))
  await menuOf(deck.first()).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await expect.poll(() => nameOf(deck.first())).toBe(stays)
  await expect.poll(() => isFocused(menuOf(deck.first()))).toBe(true)
})

test.for([1440, 390, 320])(
  'the first card opens the tray, and the second does not push the list down, at %d px (rulebook 13.9, 13.53)',
  async (width, { wide, phone, adminApi }) => {
    const table = width === 1440 ? wide : phone
    const { page, add } = table
    await page.setViewportSize({ width, height: 1400 })
    await deal(table, adminApi, [])
    const list = page.locator('[data-tour=browser]')
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForLoadState('networkidle')
    const empty = await topOf(list)
    await add(0)
    const before = await topOf(list)
    expect(before, 'the tray was short').toBeGreaterThan(empty + 100)
    await add(0)
    const moved = (await topOf(list)) - before
    expect(Math.abs(moved), 'at most the rounding of a pixel').toBeLessThanOrEqual(1)
  },
)

test('on a phone the sleeves have the same height before and after they load (rulebook 13.45)', async ({
  phone,
  adminApi,
}) => {
  const { page, listed } = phone
  await page.setViewportSize({ width: 390, height: 1400 })
  await deal(phone, adminApi, [])
  const sleeves = page.locator('[data-tour=sleeves]')
  const asked = Promise.withResolvers<void>()
  await page.route(/get-sleeves/, async route => {
    await asked.promise
    await route.continue()
  })
  await page.reload()
  await listed.first().waitFor()
  const before = await sleeves.boundingBox()
  expect(await sleeves.getByRole('listitem').count()).toBe(0)
  asked.resolve()
  await sleeves.getByRole('listitem').first().waitFor()
  expect((await sleeves.boundingBox())?.height, 'but for the rounding of a pixel').toBeCloseTo(
    before?.height ?? 0,
    0,
  )
  await page.unrouteAll({ behavior: 'wait' })
})

test('on a phone the list has three columns, and the arrow to the next type of keyplays stays where it is (rulebook 13.53)', async ({
  phone,
  adminApi,
}) => {
  const { page, listed } = phone
  await deal(phone, adminApi, five.slice(0, 1))
  const tops = await listed.evaluateAll(all =>
    all.slice(0, 4).map(card => Math.round(card.getBoundingClientRect().top)),
  )
  expect(new Set(tops.slice(0, 3)).size).toBe(1)
  expect(tops[3]).toBeGreaterThan(tops[0] ?? 0)
  await deal(phone, adminApi, five)
  await page.locator('[data-part=next-step]').click()
  const dialog = page.getByRole('dialog')
  // The part above the types appears once the past series are loaded.
  await dialog.getByRole('combobox', { name: 'Sort' }).waitFor()
  const next = dialog.getByRole('button', { name: 'Next type' })
  await dialog.getByRole('tab', { name: 'kill' }).click()
  const places = []
  for (const type of ['match', 'utility', 'kill']) {
    await next.click()
    await dialog.getByRole('region', { name: type, exact: true }).waitFor()
    places.push(await next.boundingBox())
  }
  expect(new Set(places.map(box => `${box?.x} ${box?.y}`)).size).toBe(1)
})

test.for(['wide', 'phone'] as const)(
  'the portrait is where the card has space for it: %s',
  async (size, { wide, phone }) => {
    const card = { wide, phone }[size].listed.first()
    const boxes = async () => {
      const [outer, inner] = [card.locator('[data-part=card]'), card.locator('[class*=portrait_]')]
      return [await outer.boundingBox(), await inner.boundingBox()]
    }
    const fits = async () => {
      const [outer, inner] = await boxes()
      if (!outer || !inner) return false
      const isBeside = inner.x > outer.x && inner.x + inner.width < outer.x + outer.width
      return isBeside && inner.y < outer.y + outer.height / 4
    }
    await expect.poll(fits).toBe(true)
  },
)
