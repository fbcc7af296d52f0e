import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { idOf, sitDown, type Table, tableOf } from '../pages/game-page.ts'
import { drag, isFocused, twoFrames } from '../pages/gestures.ts'
import { signUp } from '../users.ts'

const joinable = 'Vistula Open'
const titles = [
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
]
const stepOf = (page: Page) => page.locator('.shepherd-element:not([hidden])')

test('the tour opens for each user who holds no card, also a second one in the same browser, and for no one on a locked phase (rulebook 13.11)', async ({
  app,
}) => {
  const path = `/clutchdeck/games/${await idOf(app, joinable)}`
  const page = await signUp(app, 'first_fred', path, { reducedMotion: 'reduce' })
  const tour = stepOf(page)
  await tour.waitFor()
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'detached' })
  await page.reload()
  await tableOf(page).listed.first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await tour.count(), 'closed for this visit').toBe(0)
  const becomeUser = (username: string) =>
    page.request.post('/api/auth/signup-query', {
      data: { username, email: `${username}@example.com`, password: 'Arena!2026' },
    })
  await becomeUser('second_sue')
  await page.goto(path)
  await tour.waitFor()
  await becomeUser('late_luis')
  await page.goto(`/clutchdeck/games/${await idOf(app, 'Baltic Masters')}`)
  await page.getByText('EVENT ALREADY STARTED, TOO LATE TO JOIN').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await tour.count()).toBe(0)
  await page.context().close()
})

test('on a phone the tour lets a newcomer try a card, a perk and keyplays, and its last step shows a card (rulebook 13.67)', async ({
  app,
}) => {
  const phone = { width: 390, hasTouch: true, reducedMotion: 'reduce', tour: true } as const
  const { page, listed, deck } = await sitDown(app, 'tour_tess', joinable, phone)
  const step = (title: string) => stepOf(page).filter({ hasText: title })
  const next = () => stepOf(page).getByRole('button', { name: 'NEXT' }).tap()
  const tried = titles.indexOf('Card perks')
  for (const [n, title] of titles.slice(0, tried + 1).entries()) {
    await step(title).waitFor()
    if (n < tried) await next()
  }
  await stepOf(page).getByRole('button', { name: 'TRY IT' }).tap()
  await listed.first().locator('[data-part=card]').tap()
  await page.getByRole('dialog').getByRole('button', { name: 'ADD', exact: true }).tap()
  await step('Card perks').getByRole('button', { name: 'TRY IT' }).tap()
  await page.getByText('Tap a perk, then a card in your deck.').waitFor()
  await page.getByRole('tabpanel').locator('li[data-movable]').first().tap()
  await page.locator('[data-part=target][data-can]').tap()
  await step('Card attributes').waitFor()
  await deck.first().locator('[data-filled]').waitFor()
  await next()
  await step('Card keyplays').getByRole('button', { name: 'TRY IT' }).waitFor()
  await page.context().close()
})

/** The table of the next tests, each of which continues where the one before ended. */
let table: Table
const opener = () => table.page.getByRole('button', { name: 'Guided tour' })
const arrivedAt = (place: number) =>
  stepOf(table.page)
    .locator('.shepherd-text', { hasText: `${place} / 10` })
    .waitFor()

test('at 1440 x 900 every step of the tour is in the window, its target too, with an empty deck (rulebook 13.67)', async ({
  app,
}) => {
  // With motion a step may still be scrolling under the pointer, so that a press starts and ends at different places.
  table = await sitDown(app, 'tour_tom', joinable, { tour: true, reducedMotion: 'reduce' })
  const { page } = table
  await resizeTo(page, 1440, 900)
  const tour = stepOf(page)
  for (let place = 1; place <= 10; place++) {
    await arrivedAt(place)
    await page.evaluate(twoFrames)
    const box = await tour.boundingBox()
    expect(box?.y, `step ${place}`).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0), `step ${place}`).toBeLessThanOrEqual(900)
    if (place < 10) await tour.getByRole('button', { name: 'NEXT' }).click()
  }
  const shown = page.locator('.shepherd-target')
  expect(await shown.evaluate(target => target.closest('[data-tour=browser]') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'detached' })
})

test('the tour has its ten steps in order, three of them to try (rulebook 13.11, 13.67)', async () => {
  const { page, deck, listed } = table
  await resizeTo(page, 1440, 1400)
  await opener().click()
  const step = stepOf(page)
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
  const read: (string | null)[] = []
  for (let n = 1; n <= 10; n++) {
    await arrivedAt(n)
    read.push(await step.locator('.shepherd-title').textContent())
    expect((await step.boundingBox())?.width).toBeLessThanOrEqual(353)
    await expect.poll(() => step.evaluate(at => at.contains(document.activeElement))).toBe(true)
    const goOn = acts[n] ?? (() => step.locator('.shepherd-button').last().click())
    await expect.poll(() => tryIt.count(), { message: `step ${n}` }).toBe(n in acts ? 1 : 0)
    await goOn()
  }
  await card.getByText('1/3').waitFor()
  expect(read).toEqual(titles)
  await step.waitFor({ state: 'detached' })
})

test('on a narrow screen the tour also works by keyboard, moves the focus to what is tried, and its close button closes it for good', async () => {
  const { page } = table
  const step = stepOf(page)
  const tryIt = step.getByRole('button', { name: 'TRY IT' })
  const inStep = () => expect.poll(() => step.evaluate(at => at.contains(document.activeElement))).toBe(true)
  const focused = (name: RegExp) =>
    expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent),
      )
      .toMatch(name)
  const openerFocused = () => expect.poll(() => isFocused(opener())).toBe(true)
  await resizeTo(page, 390, 1400)
  await opener().click()
  for (let n = 1; n < 8; n++) {
    await arrivedAt(n)
    const box = await step.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(353)
    expect(box?.x).toBeGreaterThanOrEqual(12)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(378)
    await inStep()
    if (n === 3) expect(await page.locator('.shepherd-target').textContent()).toBe('perks')
    await page.keyboard.press('ArrowRight')
  }
  await arrivedAt(8)
  await tryIt.click()
  await focused(/^Move perk/)
  await page.getByRole('button', { name: 'BACK TO THE TOUR' }).click()
  await arrivedAt(8)
  await page.keyboard.press('ArrowLeft')
  await arrivedAt(7)
  for (let n = 7; n < 10; n++) {
    await step.locator('.shepherd-button').last().click()
    await arrivedAt(n + 1)
  }
  await tryIt.click()
  // A mini has no SELECT KEYPLAYS: the card’s menu has it.
  await focused(/^Menu of /)
  await page.getByRole('button', { name: 'BACK TO THE TOUR' }).click()
  await step.getByRole('button', { name: 'Close the tour' }).click()
  await step.waitFor({ state: 'detached' })
  await openerFocused()
  await page.reload()
  await page.getByText('PICKED BY').first().waitFor()
  expect(await step.count()).toBe(0)
  await opener().click()
  await arrivedAt(1)
  await page.mouse.click(2, 2)
  await inStep()
  await page.keyboard.press('Escape')
  await step.waitFor({ state: 'detached' })
  await openerFocused()
  await page.context().close()
})
