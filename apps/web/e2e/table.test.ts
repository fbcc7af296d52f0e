import { expect } from 'vitest'
import { resizeTo } from './axe.ts'
import { test } from './fixtures.ts'
import { sitDown, tableOf } from './pages/game-page.ts'
import { drag, pickUp, swipe } from './pages/gestures.ts'

const joinable = 'Vistula Open'

test('the tour opens for a player without cards, has its ten steps in order, three of them to be done, and is remembered (rulebook 13.11, 13.67)', async ({
  app,
}) => {
  // With motion a step may still scroll under the pointer, which then presses one place and lets go of another.
  const options = { tour: true, reducedMotion: 'reduce' } as const
  const { page, deck, listed } = await sitDown(app, 'tour_tom', joinable, options)
  const step = page.locator('.shepherd-element:not([hidden])')
  const tryIt = step.getByRole('button', { name: 'TRY IT' })
  const card = deck.first()
  const acts: Record<number, () => Promise<void>> = {
    4: async () => {
      await tryIt.click()
      await page.getByRole('button', { name: 'BACK TO THE TOUR' }).click()
      await tryIt.click()
      await drag(page, listed.first(), page.locator('[data-tour=deck] ol'))
    },
    8: async () => {
      await tryIt.click()
      await drag(page, page.locator('[data-tour=perks] li').first(), card.locator('[data-part=card]'))
    },
    10: async () => {
      await tryIt.click()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
      await dialog.getByRole('button', { name: /^Headshot / }).click()
      await dialog.getByRole('button', { name: 'SAVE' }).click()
      await dialog.waitFor({ state: 'detached' })
    },
  }
  const titles: (string | null)[] = []
  for (let n = 1; n <= 10; n++) {
    await step.locator('.shepherd-text', { hasText: `${n} / 10` }).waitFor()
    titles.push(await step.locator('.shepherd-title').textContent())
    expect((await step.boundingBox())?.width).toBeLessThanOrEqual(353)
    await expect.poll(() => step.evaluate(at => at.contains(document.activeElement))).toBe(true)
    const goOn = acts[n] ?? (() => step.locator('.shepherd-button').last().click())
    await expect.poll(() => tryIt.count(), { message: `step ${n}` }).toBe(n in acts ? 1 : 0)
    await goOn()
  }
  await card.getByText('1/3').waitFor()
  expect(titles).toEqual([
    'Event phases',
    'Phase info',
    'Phase perks',
    'Deck',
    'Sleeves',
    'Player card',
    'Card player info',
    'Card perks',
    'Card attributes',
    'Card keyplays',
  ])
  await step.waitFor({ state: 'detached' })

  await resizeTo(page, 390)
  await page.getByRole('button', { name: 'Guided tour' }).click()
  const goOn = async (from: number, to: number) => {
    for (let n = from; n < to; n++) {
      await step.locator('.shepherd-text', { hasText: `${n} / 10` }).waitFor()
      await step.locator('.shepherd-button').last().click()
    }
    await step.locator('.shepherd-text', { hasText: `${to} / 10` }).waitFor()
  }
  const focused = (name: RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent),
      )
      .toMatch(name)
  await goOn(1, 8)
  await tryIt.click()
  await focused(/^Move perk/)
  await page.getByRole('button', { name: 'BACK TO THE TOUR' }).click()
  await goOn(8, 10)
  await tryIt.click()
  await focused(/^SELECT KEYPLAYS/)
  await page.reload()
  await page.getByText('PICKED BY').first().waitFor()
  expect(await step.count()).toBe(0)
  await page.context().close()
})

test('cards go by mouse from the list to the deck, change places, and leave by the trash zone (rulebook 13.19)', async ({
  app,
}) => {
  const table = await sitDown(app, 'mouse_max', joinable)
  const { page, deck, listed } = table
  const place = page.locator('[data-tour=deck] ol')
  for (const cards of [1, 2, 3]) {
    await drag(page, listed.first(), place)
    await expect.poll(() => deck.count()).toBe(cards)
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
  await page.context().close()
})

test('the whole of it goes by keyboard, and is said aloud (rulebook 13.44)', async ({ app }) => {
  const table = await sitDown(app, 'keys_kim', joinable)
  const { page, deck, listed } = table
  const aloud = page.locator('[aria-live=assertive]').last()
  for (const cards of [1, 2]) {
    await listed
      .first()
      .getByRole('button', { name: /^Move / })
      .focus()
    await pickUp(page, 'Space')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => aloud.textContent()).toMatch(/is over Deck\.$/)
    await page.keyboard.press('Space')
    await expect.poll(() => deck.count()).toBe(cards)
    await table.saved()
  }
  const [first, second] = await table.names()
  await deck
    .first()
    .getByRole('button', { name: /^Move / })
    .focus()
  await pickUp(page, 'Enter')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => aloud.textContent()).toBe(`${first} is over ${second}.`)
  await page.keyboard.press('Enter')
  await expect.poll(table.names).toEqual([second, first])
  await page.context().close()
})

test('keyplays are staged in the dialog, a fourth is ignored, SAVE sends them, closing discards; each says what it is and brought (rulebook 13.16, 13.57)', async ({
  app,
}) => {
  const table = await sitDown(app, 'plays_pia', joinable)
  const { page, deck } = table
  await table.add(0)
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

  await dialog.getByText(/^\S+: series \d, maps \d+\.$/).waitFor()
  await kills
    .getByRole('button', { name: /^Headshot \+4 pts each time/ })
    .getByText('A kill by a shot to the head.')
    .waitFor()
  await dialog.getByRole('combobox', { name: 'Sort' }).click()
  await page.getByRole('option', { name: 'by points of all players' }).click()
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  const averages = (await kills.locator('button').allTextContents()).map(text =>
    Number(/all players: ([\d,.]+)$/.exec(text)?.[1]?.replace(',', '')),
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
  await page.getByText('keyplays 2/15').waitFor()
  await page.context().close()
})

test('perks go from the pool to a card, from card to card and back; one without effect says so (rulebook 13.19, 13.59)', async ({
  app,
}) => {
  const table = await sitDown(app, 'perks_pat', joinable)
  const { page, deck } = table
  await table.add(0)
  await table.add(0)
  await page.getByRole('tab', { name: 'perks' }).click()
  const pool = page.getByRole('tabpanel', { name: 'perks' }).locator('ul')
  const perksOn = (card: number) => deck.nth(card).getByRole('button', { name: /^Move perk/ })

  const typed = pool
    .getByRole('listitem')
    .filter({ hasText: /^\D*The card's \w+ keyplays/ })
    .first()
    .getByRole('button')
  await typed.focus()
  await pickUp(page, 'Space')
  await expect.poll(() => deck.getByText('NO EFFECT HERE').count()).toBe(2)
  await page.keyboard.press('ArrowDown')
  await page.getByText(/ is over .+\. Does nothing on this card: it has no /).waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await drag(page, typed, deck.nth(0))
  await expect.poll(() => perksOn(0).count()).toBe(1)
  await table.saved()
  await deck
    .nth(0)
    .getByRole('button', { name: /Does nothing on this card/ })
    .waitFor()
  await page.getByText('perks without effect: 1').waitFor()
  await drag(page, perksOn(0), deck.nth(1))
  await expect.poll(() => perksOn(1).count()).toBe(1)
  expect(await perksOn(0).count()).toBe(0)
  await table.saved()
  await drag(page, perksOn(1), pool)
  await expect.poll(() => perksOn(1).count()).toBe(0)
  await page.context().close()
})

test('the right button opens the menu of a card; at five cards Add to Deck is locked (rulebook 13.14)', async ({
  app,
}) => {
  const table = await sitDown(app, 'menu_mia', joinable)
  const { page, deck, listed } = table
  for (let n = 0; n < 5; n++) await table.add(0)
  expect(await page.locator('[data-tour=deck]').textContent()).toMatch(/5 \/ 5/)
  await listed.first().click({ button: 'right', position: { x: 70, y: 70 } })
  const add = page.getByRole('menuitem', { name: 'Add to Deck' })
  expect(await add.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')
  await deck.first().click({ button: 'right', position: { x: 70, y: 70 } })
  await page.getByRole('menuitem', { name: 'Select Keyplays' }).waitFor()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.poll(() => deck.count()).toBe(4)
  await page.context().close()
})

test('what the server refuses is taken back, and said loudly (rulebook 13.20)', async ({ app }) => {
  const table = await sitDown(app, 'tabs_tess', joinable)
  const { page } = table
  for (let n = 0; n < 4; n++) await table.add(0)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const beside = tableOf(other)
  await beside.listed.first().waitFor()
  // The other tab's card is on its way here while this one adds its own.
  const news = Promise.withResolvers<void>()
  await page.route('**/get-cards', route => news.promise.then(() => route.continue()))
  await beside.add(0)

  await table.listed
    .nth(6)
    .getByRole('button', { name: /^Menu of/ })
    .click()
  await page.getByRole('menuitem', { name: 'Add to Deck' }).click()
  await page.getByText('The deck already holds 5 cards.').first().waitFor()
  await page.getByText('NOT SAVED. The last change was taken back.').waitFor()
  news.resolve()
  await expect.poll(table.names).toEqual(await beside.names())
  // The page may be reading the cards once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('search and filters narrow the list, and are gone up to 1000 px (rulebook 13.12)', async ({ app }) => {
  const { page, listed } = await sitDown(app, 'finds_fay', joinable)
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
  await page.context().close()
})

test('a phase that is not open locks deck and perks; who comes too late only looks on (rulebook 4.4, 2.13)', async ({
  app,
}) => {
  const upcoming = await sitDown(app, 'early_eve', 'Alpine Major')
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
  await upcoming.page.getByRole('timer').getByText('PHASE OPENS IN').waitFor()
  await upcoming.page.context().close()

  const late = await sitDown(app, 'late_leo', 'Baltic Masters')
  await late.page.getByText('EVENT ALREADY STARTED, TOO LATE TO JOIN').waitFor()
  expect(await late.listed.getByRole('button', { name: /^Move / }).count()).toBe(0)
  await late.page.context().close()
})

test('without a connection the page says so, keeps the view and refuses edits until it is back', async ({
  app,
}) => {
  const table = await sitDown(app, 'line_lou', joinable)
  const { page, deck, listed } = table
  await table.add(0)
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

test('a short hold of a finger drags a card, to the deck and to the trash; without it the page scrolls; the deck out of view is seen in small (rulebook 13.44)', async ({
  app,
}) => {
  const table = await sitDown(app, 'touch_tia', joinable, { width: 390, hasTouch: true })
  const { page, deck, listed } = table
  // So high that the deck and the list below it are seen at once.
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

test('what the newest score file could not count is marked in the dialog, with a word and why (rulebook 8.22)', async ({
  app,
  adminApi,
}) => {
  const cup = await adminApi.createEvent('Marked Cup', { phases: [['vitality', 'furia'], ['vitality']] })
  const feed = ['attacker_steamid,user_steamid,round,headshot', '76561198113666193,76561197989744167,1,true']
  await adminApi.uploadFile(cup, 1, feed.join('\n'))
  const table = await sitDown(app, 'marks_mo', 'Marked Cup')
  const { page, deck } = table
  await table.add(0)
  await deck.first().getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  const marked = dialog.getByRole('button', { name: /NOT COUNTED/ })
  await marked.first().waitFor()
  const names = await marked.locator('[data-part=name]').allTextContents()
  expect(names).toEqual(expect.arrayContaining(['Wallbang', 'Knife kill', 'No-scope']))
  expect(names).not.toContain('Headshot')
  await marked.first().hover()
  await page.getByRole('tooltip').getByText('had no data for this keyplay').waitFor()
  await page.context().close()
})
