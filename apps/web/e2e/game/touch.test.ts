import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { idOf, sitDown, tableOf } from '../pages/game-page.ts'
import { drag, twoFrames } from '../pages/gestures.ts'
import { popup, signUp } from '../users.ts'

const phone = { width: 390, hasTouch: true, reducedMotion: 'reduce' } as const
const idsOf = (deck: Locator) =>
  deck.evaluateAll(cards => cards.map(card => card.getAttribute('data-player')))
const filled = (card: Locator) => card.locator('[data-filled]')
const poolOf = (page: Page) => page.getByRole('tabpanel').locator('li[data-movable]')

test('a tapped perk lights the cards that can take it; a tap on one puts it there, and Escape gives up (rulebook 13.76)', async ({
  app,
}) => {
  const { page, add, deck, saved } = await sitDown(app, 'tap_tina', 'Vistula Open', phone)
  await add(0)
  await add(0)
  await page.getByRole('tab', { name: 'perks' }).tap()
  const perk = poolOf(page).first()
  const targets = page.locator('[data-part=target]')
  await perk.tap()
  await page
    .locator('[data-part=armed]')
    .getByText(/^Tap a card for /)
    .waitFor()
  expect(await page.locator('[data-part=target][data-can]').count()).toBe(2)
  await page.keyboard.press('Escape')
  await targets.first().waitFor({ state: 'detached' })
  await perk.tap()
  await targets.nth(1).tap()
  await filled(deck.nth(1)).waitFor()
  expect(await targets.count()).toBe(0)
  await saved()
  expect(await filled(deck.nth(0)).count()).toBe(0)
  await page.context().close()
})

test('a socket opens the perks of its card: put one on, take it back, move it to another card (rulebook 13.76)', async ({
  app,
}) => {
  const { page, add, deck, saved } = await sitDown(app, 'socket_sam', 'Vistula Open', phone)
  await add(0)
  await add(0)
  const sheet = page.getByRole('dialog', { name: /^Perks of / })
  const placed = sheet.getByRole('list', { name: 'Perks on this card' }).getByRole('listitem')
  await deck
    .first()
    .getByRole('button', { name: /^Add a perk to / })
    .tap()
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
  await page.context().close()
})

test('the sheet of perks says what each would add on this card if its player went on as before (rulebook 7.19, 13.76)', async ({
  app,
}) => {
  const { page, add, deck } = await sitDown(app, 'gain_gus', 'Vistula Open', phone)
  await add(0)
  await deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).tap()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  for (const name of ['Headshot', 'Opening kill', 'Trade kill'])
    await dialog.getByRole('button', { name: new RegExp(`^${name} `) }).tap()
  await dialog.getByRole('button', { name: 'SAVE' }).tap()
  await dialog.waitFor({ state: 'detached' })
  const projected = async () => {
    const words = await page.locator('[data-part=projection] strong').textContent()
    return Number(words?.replace(',', '').match(/\d+/)?.[0])
  }
  await page.locator('[data-part=projection]').waitFor()
  const before = await projected()
  await deck
    .first()
    .getByRole('button', { name: /^Add a perk to / })
    .tap()
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
  await page.context().close()
})

test('a card shows the average and the form of its player, and says both, in the list and in the deck (rulebook 7.20, 13.78)', async ({
  app,
}) => {
  const { page, listed, add, deck } = await sitDown(app, 'form_fen', 'Vistula Open', phone)
  const badgeOf = (card: Locator) => card.getByRole('button', { name: /points per series so far/ })
  const badge = badgeOf(listed.first())
  const name = (await badge.textContent()) ?? ''
  const form = /In the last (\d) phases: ([\d,. ]+)/.exec(name)
  expect(form?.[2]?.split(', ')).toHaveLength(Number(form?.[1]))
  expect(await badge.locator('[data-part=form] > *').count()).toBe(Number(form?.[1]))
  await add(0)
  await expect.poll(() => badgeOf(deck.first()).textContent()).toBe(name)
  await page.context().close()
})

test('a card of the deck opens large by a tap: keyplays, perks, another place, remove; its menu offers the same (rulebook 13.68, 13.76)', async ({
  app,
}) => {
  const { page, add, deck } = await sitDown(app, 'large_lea', 'Vistula Open', phone)
  await add(0)
  await add(0)
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
    .tap()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual([
    'Remove',
    'Select Keyplays',
    'Perks',
    'Move',
    'Player page',
  ])
  await page.keyboard.press('Escape')
  await press('REMOVE')
  await expect.poll(() => idsOf(deck)).toEqual([first])
  await page.context().close()
})

test('a quick drag of a perk picks it up and does not scroll the page (rulebook 13.53)', async ({ app }) => {
  const { page, add, deck } = await sitDown(app, 'quick_quinn', 'Vistula Open', phone)
  await add(0)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.getByRole('tab', { name: 'perks' }).tap()
  const token = poolOf(page).first().getByRole('button')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(700)
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
  await page.context().close()
})

test.for([390, 1440])(
  'the + of the next place leads to the list, also from the perks tab, at %d px (rulebook 13.76)',
  async (width, { app }) => {
    const { page, listed } = await sitDown(app, `plus_pia_${width}`, 'Vistula Open', {
      width,
      reducedMotion: 'reduce',
    })
    await page.getByRole('tab', { name: 'perks' }).click()
    await listed.first().waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Pick a card' }).click()
    await expect.poll(() => isInView(listed.first())).toBe(true)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.matches('[type=search], [data-player] *')))
      .toBe(true)
    await page.context().close()
  },
)

test('a sixth card is refused without a call (rulebook 4.2, 13.20)', async ({ app }) => {
  const { page, add, listed, deck } = await sitDown(app, 'sixth_sid', 'Vistula Open')
  for (let n = 0; n < 5; n++) await add(0)
  const calls: string[] = []
  page.on('request', request => calls.push(new URL(request.url()).pathname))
  await drag(page, listed.first().locator('[data-part=plate]'), deck.nth(2))
  await popup(page, 'The deck already holds 5 cards.').waitFor()
  expect(calls.filter(call => call.endsWith('/add-card'))).toEqual([])
  expect(await deck.count()).toBe(5)
  await page.context().close()
})

test('the tour opens for each user who holds no card, also a second one in the same browser, and for no one on a locked phase (rulebook 13.11)', async ({
  app,
}) => {
  const path = `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`
  const page = await signUp(app, 'first_fred', path)
  const tour = page.locator('.shepherd-element:not([hidden])')
  await tour.waitFor()
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'detached' })
  await page.reload()
  await tableOf(page).listed.first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await tour.count(), 'closed for this visit').toBe(0)
  const second = { username: 'second_sue', email: 'sue@example.com', password: 'Arena!2026' }
  await page.request.post(`${app.url}/api/auth/signup-query`, { data: second })
  await page.goto(app.url + path)
  await tour.waitFor()
  await page.context().close()
  const late = await signUp(app, 'late_luis', `/clutchdeck/games/${await idOf(app, 'Baltic Masters')}`)
  await late.getByText('EVENT ALREADY STARTED, TOO LATE TO JOIN').waitFor()
  await late.waitForLoadState('networkidle')
  expect(await late.locator('.shepherd-element:not([hidden])').count()).toBe(0)
  await late.context().close()
})

test('on a phone the tour lets a newcomer try a card, a perk and keyplays, and its last step shows a card (rulebook 13.67)', async ({
  app,
}) => {
  const { page, listed, deck } = await sitDown(app, 'tour_tess', 'Vistula Open', { ...phone, tour: true })
  const tour = page.locator('.shepherd-element:not([hidden])')
  const step = (title: string) => tour.filter({ hasText: title })
  const next = () => tour.getByRole('button', { name: 'NEXT' }).tap()
  await step('Event phases').waitFor()
  for (const title of [
    'Phase info',
    'Phase perks',
    'Deck',
    'Sleeves',
    'Player card',
    'Card player info',
    'Card perks',
  ]) {
    await next()
    await step(title).waitFor()
  }
  await tour.getByRole('button', { name: 'TRY IT' }).tap()
  await listed.first().locator('[data-part=card]').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'ADD', exact: true }).tap()
  await step('Card perks').getByRole('button', { name: 'TRY IT' }).tap()
  await page.getByText('Tap a perk, then a card in your deck.').waitFor()
  await poolOf(page).first().tap()
  await page.locator('[data-part=target][data-can]').tap()
  await step('Card attributes').waitFor()
  await filled(deck.first()).waitFor()
  await next()
  await step('Card keyplays').getByRole('button', { name: 'TRY IT' }).waitFor()
  await page.context().close()
})

test('at 1440 x 900 every step of the tour is in the window, its target too, with an empty deck (rulebook 13.67)', async ({
  app,
}) => {
  const page = await signUp(app, 'tour_tim', `/clutchdeck/games/${await idOf(app, 'Vistula Open')}`, {
    reducedMotion: 'reduce',
  })
  const tour = page.locator('.shepherd-element:not([hidden])')
  for (let place = 1; place <= 10; place++) {
    await tour.getByText(`${place} / 10`).waitFor()
    await page.evaluate(twoFrames)
    const box = await tour.boundingBox()
    expect(box?.y, `step ${place}`).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0), `step ${place}`).toBeLessThanOrEqual(900)
    if (place < 10) await tour.getByRole('button', { name: 'NEXT' }).click()
  }
  const shown = page.locator('.shepherd-target')
  expect(await shown.evaluate(target => target.closest('[data-tour=browser]') !== null)).toBe(true)
  await page.context().close()
})

test('a load of the game page asks for each answer once, a quick return for nothing that is fresh (rulebook 13.36, 13.37)', async ({
  app,
}) => {
  const { page } = await sitDown(app, 'once_olga', 'Vistula Open')
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.endsWith('/live'))
      calls.push(`${pathname}${search} ${request.postData() ?? ''}`)
  })
  await page.waitForLoadState('networkidle')
  calls.length = 0
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
  await page.context().close()
})

test('on the phone at most 15 % of the words of the game page are smaller than 14 px (rulebook 13.42)', async ({
  app,
}) => {
  const { page, add } = await sitDown(app, 'word_wim', 'Vistula Open', phone)
  for (let n = 0; n < 5; n++) await add(0)
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
  await page.context().close()
})

test.for([
  [1440, 900],
  [390, 844],
] as const)(
  'with an empty deck the list begins above the fold, at %d px (rulebook 13.76)',
  async ([width, height], { app }) => {
    const { page, listed, add } = await sitDown(app, `fold_fay_${width}`, 'Vistula Open', {
      width,
      reducedMotion: 'reduce',
    })
    await page.setViewportSize({ width, height })
    const first = await listed.first().boundingBox()
    expect((first?.y ?? 0) + (first?.height ?? 0), 'a whole card').toBeLessThan(height)
    for (let n = 0; n < 5; n++) await add(0)
    await page.evaluate(() => scrollTo(0, 0))
    const after = await listed.first().boundingBox()
    expect(after?.y, 'with a full deck, within a screen and a half').toBeLessThan(1.5 * height)
    await page.context().close()
  },
)

test('an event that has not begun says when its deck opens, and shows its players (rulebook 13.77)', async ({
  app,
}) => {
  const page = await signUp(app, 'early_eve', `/clutchdeck/games/${await idOf(app, 'Alpine Major')}`)
  await page
    .getByRole('note')
    .getByText(/You can build it from .* Until then, get to know the players below\./)
    .waitFor()
  await tableOf(page).listed.first().waitFor()
  await page.context().close()
})

async function isInView(of: Locator): Promise<boolean> {
  const box = await of.boundingBox()
  const height = (await of.page().viewportSize())?.height ?? 0
  return box !== null && box.y >= 0 && box.y < height
}
