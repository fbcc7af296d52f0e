import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { sitDown, type Table, tableOf } from '../pages/game-page.ts'
import { drag, twoFrames } from '../pages/gestures.ts'
import { popup } from '../users.ts'

/** One table on a phone and a wide one; each test deals the deck that it needs. */
const test = base
  .extend('phone', { scope: 'file' }, ({ app }) =>
    sitDown(app, 'tap_tina', 'Vistula Open', { width: 390, hasTouch: true, reducedMotion: 'reduce' }),
  )
  .extend('wide', { scope: 'file' }, ({ app }) =>
    sitDown(app, 'wide_wim', 'Vistula Open', { reducedMotion: 'reduce' }),
  )
const two = five.slice(0, 2)
const idsOf = (deck: Locator) =>
  deck.evaluateAll(cards => cards.map(card => card.getAttribute('data-player')))
const filled = (card: Locator) => card.locator('[data-filled]')
/** Opens the perks of the first card of the deck. */
const openPerks = async ({ page, deck }: Table) => {
  await deck.first().locator('[data-part=plate]').tap()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add a perk to / })
    .tap()
}
const poolOf = (page: Page) => page.getByRole('tabpanel').locator('li[data-movable]')

test('a tapped perk lights the cards that can take it; a tap on one puts it there, and Escape gives up (rulebook 13.76)', async ({
  phone,
  adminApi,
}) => {
  const { page, deck, saved } = phone
  await deal(phone, adminApi, two)
  await page.getByRole('tab', { name: 'perks' }).tap()
  const perk = poolOf(page).first()
  const targets = page.locator('[data-part=target]')
  await perk.tap()
  await page
    .locator('[data-part=armed]')
    .getByText(/^Tap a card for /)
    .waitFor()
  await expect.poll(() => page.locator('[data-part=target][data-can]').count()).toBe(2)
  await page.keyboard.press('Escape')
  await targets.first().waitFor({ state: 'detached' })
  await perk.tap()
  await targets.nth(1).tap()
  await filled(deck.nth(1)).waitFor()
  expect(await targets.count()).toBe(0)
  await saved()
  expect(await filled(deck.nth(0)).count()).toBe(0)
})

test('a socket opens the perks of its card: put one on, take it back, move it to another card (rulebook 13.76)', async ({
  phone,
  adminApi,
}) => {
  const { page, deck, saved } = phone
  await deal(phone, adminApi, two)
  const sheet = page.getByRole('dialog', { name: /^Perks of / })
  const placed = sheet.getByRole('list', { name: 'Perks on this card' }).getByRole('listitem')
  await openPerks(phone)
  const free = sheet.getByRole('list', { name: 'Phase perks' }).getByRole('button')
  expect(await free.getByText(/expected/).count(), 'no gain without keyplays').toBe(0)
  await free.first().tap()
  await expect.poll(() => placed.count()).toBe(1)
  await placed.getByRole('button', { name: /^TAKE BACK/ }).tap()
  await expect.poll(() => placed.count()).toBe(0)
  await free.first().tap()
  await placed.getByRole('button', { name: /^MOVE/ }).tap()
  await sheet.waitFor({ state: 'detached' })
  await page.locator('[data-part=target][data-can]').tap()
  await filled(deck.nth(1)).waitFor()
  await expect.poll(() => filled(deck.nth(0)).count()).toBe(0)
  await saved()
})

test('the sheet of perks says what each would add on this card if its player went on as before (rulebook 7.19, 13.76)', async ({
  phone,
  adminApi,
}) => {
  const { page } = phone
  // Headshot, opening kill, triple kill.
  await deal(phone, adminApi, five.slice(0, 1), [1, 6, 9])
  const projected = async () => {
    const words = await page.locator('[data-part=projection] strong').textContent()
    return Number(words?.replace(',', '').match(/\d+/)?.[0])
  }
  await page.locator('[data-part=projection]').waitFor()
  const before = await projected()
  await openPerks(phone)
  const sheet = page.getByRole('dialog', { name: /^Perks of / })
  const best = sheet
    .getByRole('list', { name: 'Phase perks' })
    .getByRole('button')
    .filter({ hasText: 'expected' })
    .first()
  const gain = Number((await best.textContent())?.match(/\+([\d,]+) expected/)?.[1]?.replace(',', ''))
  expect(gain).toBeGreaterThan(0)
  await best.tap()
  await page.keyboard.press('Escape')
  await expect.poll(projected, { message: 'the deck is expected to bring as much more' }).toBe(before + gain)
})

test('a card shows the average and the form of its player, and says both, in the list and in the deck (rulebook 7.20, 13.78)', async ({
  wide,
  adminApi,
}) => {
  const { listed, add, deck } = wide
  await deal(wide, adminApi, [])
  const badgeOf = (card: Locator) => card.getByRole('button', { name: /points per series so far/ })
  const badge = badgeOf(listed.first())
  const name = (await badge.textContent()) ?? ''
  const form = /In the last (\d) phases: ([\d,. ]+)/.exec(name)
  expect(form?.[2]?.split(', ')).toHaveLength(Number(form?.[1]))
  expect(await badge.locator('[data-part=form] > *').count()).toBe(Number(form?.[1]))
  await add(0)
  await expect.poll(() => badgeOf(deck.first()).textContent()).toBe(name)
})

test('a card of the deck opens large by a tap: keyplays, perks, another place, remove; its menu offers the same (rulebook 13.68, 13.76)', async ({
  phone,
  adminApi,
}) => {
  const { page, deck } = phone
  await deal(phone, adminApi, two)
  const [first, second] = await idsOf(deck)
  const large = page.getByRole('dialog')
  const press = async (name: string) => {
    await deck.first().locator('[data-part=plate]').tap()
    await large.getByRole('button', { name, exact: true }).tap()
  }
  await press('MOVE')
  await page.locator('[data-part=target]').tap()
  await expect.poll(() => idsOf(deck)).toEqual([second, first])
  await press('PERKS')
  await page.getByRole('dialog', { name: /^Perks of / }).waitFor()
  await page.keyboard.press('Escape')
  await press('SELECT KEYPLAYS')
  await page.getByRole('dialog', { name: 'SELECT KEYPLAYS' }).waitFor()
  await page.keyboard.press('Escape')
  await deck
    .first()
    .getByRole('button', { name: /^Menu of/ })
    .press('Enter')
  await expect
    .poll(() => page.getByRole('menuitem').allTextContents())
    .toEqual(['Remove', 'Select Keyplays', 'Perks', 'Move', 'Player page'])
  await page.keyboard.press('Escape')
  await press('REMOVE')
  await expect.poll(() => idsOf(deck)).toEqual([first])
})

test('on a phone all five cards are in the first screen without scrolling sideways, and one line leads to what is missing (rulebook 13.13, 13.58)', async ({
  phone,
  adminApi,
}) => {
  const { page, deck } = phone
  await deal(phone, adminApi, five, [1, 6])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  for (const card of await deck.all()) {
    const box = await card.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844).toBe(true)
  }
  const name = await deck.first().locator('[data-part=plate]').textContent()
  await page.getByRole('button', { name: `1 keyplay left on ${name}` }).tap()
  await page.getByRole('dialog', { name: 'SELECT KEYPLAYS' }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 1400 })
})

test('a quick drag of a perk picks it up and does not scroll the page (rulebook 13.53)', async ({
  phone,
  adminApi,
}) => {
  const { page, deck } = phone
  await deal(phone, adminApi, five.slice(0, 1))
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('tab', { name: 'perks' }).tap()
  const token = poolOf(page).first().getByRole('button')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700)
  // Not below the bar at the bottom.
  await token.evaluate(element => element.scrollIntoView({ block: 'center' }))
  const before = await page.evaluate(() => scrollY)
  const [from, to] = [await token.boundingBox(), await deck.first().boundingBox()]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = { x: (from?.x ?? 0) + 20, y: (from?.y ?? 0) + 20 }
  const end = { x: (to?.x ?? 0) + 30, y: (to?.y ?? 0) + 40 }
  await touch('touchStart', start)
  for (const up of [8, 16, 24]) await touch('touchMove', { x: start.x, y: start.y - up })
  await page.locator('[class*=ghost_]').waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  for (const part of [0.3, 0.5, 0.7, 0.9, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    })
  await page.locator('[data-tour=deck] li[data-over]').waitFor()
  await touch('touchEnd')
  await filled(deck.first()).waitFor()
  await page.setViewportSize({ width: 390, height: 1400 })
})

test.for(['phone', 'wide'] as const)(
  'the + of the next place leads to the list, also from the perks tab: %s (rulebook 13.76)',
  async (size, { phone, wide, adminApi }) => {
    const table = { phone, wide }[size]
    const { page, listed } = table
    await deal(table, adminApi, [])
    await page.getByRole('tab', { name: 'perks' }).click()
    await listed.first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Pick a card' }).click()
    await expect.poll(() => isInView(listed.first())).toBe(true)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[type=search], [data-player] *')))
      .toBe(true)
  },
)

test.for([
  ['phone', 390, 844],
  ['wide', 1440, 900],
] as const)(
  'with an empty deck the list begins above the fold: %s, %d px (rulebook 13.76)',
  async ([size, width, height], { phone, wide, adminApi }) => {
    const table = { phone, wide }[size]
    const { page, listed } = table
    await deal(table, adminApi, [])
    await page.setViewportSize({ width, height })
    const first = await listed.first().locator('[data-part=card]').boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0), 'a whole card').toBeLessThan(height)
    await deal(table, adminApi, five)
    const after = await listed.first().boundingBox()
    expect(after?.y, 'with a full deck, within a screen and a half').toBeLessThan(1.5 * height)
    await page.setViewportSize({ width, height: 1400 })
  },
)

test('a sixth card is refused without a call (rulebook 4.2, 13.20)', async ({ wide, adminApi }) => {
  const { page, listed, deck } = wide
  await deal(wide, adminApi, five)
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await drag(page, listed.first().locator('[data-part=plate]'), deck.nth(2))
  await popup(page, 'The deck already holds 5 cards.').waitFor()
  expect(calls.filter(call => call.endsWith('/add-card'))).toEqual([])
  expect(await deck.count()).toBe(5)
})

test('a load of the game page asks for each answer once, a quick return for nothing that is fresh (rulebook 13.36, 13.37)', async ({
  wide: { page },
}) => {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.endsWith('/live'))
      calls.push(`${pathname}${search} ${request.postData() ?? ''}`)
  })
  await page.waitForLoadState('networkidle')
  calls.length = 0
  // The stream asks for what was missed since a little before the page began, which may be when its user has just joined the event.
  await page.route(/\/live\?/, route =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/age=\d+/, 'age=0'),
    }),
  )
  const stream = page.waitForRequest(request => request.url().includes('/live?eventId='))
  await page.reload()
  await tableOf(page).listed.first().waitFor()
  await stream
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([])
  calls.length = 0
  await page.getByRole('link', { name: 'Leaderboards' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Leaderboards' }).waitFor()
  await page.goBack()
  await tableOf(page).listed.first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(
    calls.filter(call => /get-event |get-cards|get-deck-score|get-pick-rates|get-sleeves/.test(call)),
  ).toEqual([])
})

test('on the phone at most 15 % of the words of the game page are smaller than 14 px (rulebook 13.42)', async ({
  phone,
  adminApi,
}) => {
  const { page } = phone
  await deal(phone, adminApi, five)
  const { small, all, which } = await page.evaluate(() => {
    const counts = { small: 0, all: 0, which: [] as string[] }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim().split(/\s+/).filter(Boolean).length ?? 0
      if (
        words === 0 ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('.visually-hidden, script, style, [data-part=card]')
      )
        continue
      counts.all += words
      if (Number.parseFloat(getComputedStyle(parent).fontSize) >= 14) continue
      counts.small += words
      counts.which.push(node.textContent?.trim() ?? '')
    }
    return counts
  })
  expect(all).toBeGreaterThan(100)
  expect(small / all, which.join(' | ')).toBeLessThanOrEqual(0.15)
})

async function isInView(of: Locator): Promise<boolean> {
  const box = await of.boundingBox()
  const height = (await of.page().viewportSize())?.height ?? 0
  return box !== null && box.y >= 0 && box.y < height
}

test('while a finger is down nothing is loaded ahead; once it lifts, the dialogs of cards are (rulebook 13.46)', async ({
  app,
}) => {
  const options = { width: 390, hasTouch: true, loadsAhead: true }
  const { page, deck, add } = await sitDown(app, 'hold_hanna', 'Vistula Open', options)
  await add(0)
  await page.reload()
  const ahead = new Set<string>()
  page.on('request', request => /\/hands-[^/]+\.js$/.test(request.url()) && ahead.add(request.url()))
  await deck.first().waitFor()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const box = await deck.first().boundingBox()
  await touch('touchStart', { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 })
  await page.locator('[class*=ghost_]').waitFor()
  await page.evaluate(twoFrames)
  expect([...ahead]).toEqual([])
  await touch('touchEnd')
  await expect.poll(() => ahead.size).toBe(1)
  await page.context().close()
})
