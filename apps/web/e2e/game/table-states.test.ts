import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { resizeTo } from '../axe.ts'
import { deal, five } from '../deal.ts'
import { test as base } from '../fixtures.ts'
import { sitDown } from '../pages/game-page.ts'
import { drag, twoFrames } from '../pages/gestures.ts'
import { popup } from '../users.ts'

/** One table for all tests, each of which deals the deck that it needs. */
const test = base.extend('table', { scope: 'file' }, ({ app }) =>
  sitDown(app, 'width_wes', 'Vistula Open', { reducedMotion: 'reduce' }),
)

test('a failed call shows its default text, and the change is undone (rulebook 13.32)', async ({
  table,
  adminApi,
}) => {
  const { page, deck, names } = table
  await deal(table, adminApi, five.slice(0, 2))
  const before = await names()
  await page.route(/\/api\/clutchdeck\/(add|remove|update)-/, route =>
    route.fulfill({ status: 500, json: {} }),
  )
  const failing = async (words: string, act: () => Promise<void>, leave?: () => Promise<void>) => {
    await act()
    await popup(page, words).first().waitFor()
    await leave?.()
    await page.getByText('NOT SAVED. The last change was undone.').waitFor()
    await expect.poll(names).toEqual(before)
  }
  const fromMenu = (card: string, item: string) => async () => {
    await page
      .locator(`[data-tour=${card}] li[data-player]`)
      .first()
      .getByRole('button', { name: /^Menu of/ })
      .click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await failing('Error occured, adding card failed.', fromMenu('browser', 'Add to Deck'))
  await failing('Error occured, removing card failed.', fromMenu('deck', 'Remove'))
  await failing('Error occured, moving card failed.', () => drag(page, deck.nth(1), deck.nth(0)))
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  const choose = async () => {
    await fromMenu('deck', 'Select Keyplays')()
    await dialog.locator('button[aria-pressed]').first().click()
    await dialog.getByRole('button', { name: 'SAVE' }).click()
  }
  await failing('Error occured, adding card keyplay failed.', choose, async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })
  await page.unrouteAll({ behavior: 'wait' })
})

test('each breakpoint hides and shows the right parts (rulebook 13.5)', async ({ table, adminApi }) => {
  const { page, deck } = table
  await deal(table, adminApi, five.slice(0, 1))
  const wide = async (width: number, seen: [string, boolean][]) => {
    await page.setViewportSize({ width, height: 1000 })
    for (const [what, there] of seen)
      await page
        .locator(what)
        .first()
        .waitFor({ state: there ? 'visible' : 'detached' })
  }
  const search = 'search [type=search]'
  const tabDeck = '[role=tab]:text-is("deck")'
  const tabCards = '[role=tab]:text-is("cards")'
  await wide(1001, [
    [search, true],
    [tabCards, true],
    [tabDeck, false],
  ])
  await wide(1000, [
    [search, false],
    [tabCards, true],
    [tabDeck, false],
  ])
  await wide(999, [
    [search, false],
    [tabCards, false],
    [tabDeck, true],
  ])

  const card = deck.locator('[data-part=card]')
  for (const width of [1440, 900]) {
    await resizeTo(page, width)
    // The other table shows its cards face up.
    await deck.locator('[data-part=card]:not([data-flipped])').waitFor()
    await card.getByRole('button', { name: /^Turn / }).click()
    await card.getByText(/^Avg pts/).waitFor()
    await expect.poll(() => overlaps(card), { message: `the reverse at ${width}` }).toEqual([])
  }

  const trashBar = page.locator('[data-part=trash-bar]')
  await page.setViewportSize({ width: 1249, height: 1000 })
  await trashBar.waitFor({ state: 'attached' })
  await page.setViewportSize({ width: 1250, height: 1000 })
  await trashBar.waitFor({ state: 'detached' })
  await deck.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  const groups = dialog.getByRole('region', { name: /^(kill|match|utility)$/ })
  const turn = dialog.getByRole('button', { name: 'Next type' })
  const otherCard = dialog.getByRole('button', { name: 'Next card' })
  await expect.poll(() => groups.count()).toBe(3)
  expect(await turn.count()).toBe(0)
  await page.setViewportSize({ width: 1249, height: 1000 })
  await expect.poll(() => groups.count()).toBe(1)
  await turn.click()
  await dialog.getByRole('region', { name: 'match' }).waitFor()
  await page.setViewportSize({ width: 600, height: 1000 })
  const carousel = dialog.locator('[data-part=carousel]')
  await carousel.waitFor()
  await page.setViewportSize({ width: 599, height: 1000 })
  await carousel.waitFor({ state: 'detached' })
  await otherCard.waitFor()

  const list = Promise.withResolvers<void>()
  await page.route(/select-list/, async route => {
    await list.promise
    await route.continue()
  })
  await dialog.getByRole('combobox', { name: 'Card' }).click()
  await page.keyboard.press('Escape')
  list.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  // The box that the list brings has an id.
  await dialog.locator('[role=combobox][id]').waitFor()
  await page.evaluate(twoFrames)
  expect(await page.getByRole('listbox').count(), 'it does not open by itself once its code has loaded').toBe(
    0,
  )
  expect(await dialog.isVisible(), 'Escape is for the list that is being opened').toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1440, height: 1400 })
})

/** Finds words and buttons on the reverse of a card that overlap by more than the tilt of a line. */
const overlaps = (card: Locator) =>
  card.evaluate(element => {
    const parts = [...element.querySelectorAll('[data-side=reverse] :is(p, dt, dd, span), [data-part=flip]')]
      .filter(part => part.childElementCount === 0 || part.matches('button'))
      .map(part => ({ words: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    return parts.flatMap(({ words, box: a }, place) =>
      parts
        .slice(place + 1)
        .filter(
          ({ box: b }) =>
            a.left < b.right - 3 && b.left < a.right - 3 && a.top < b.bottom - 3 && b.top < a.bottom - 3,
        )
        .map(other => `${words} | ${other.words}`),
    )
  })

/** Finds what is moving right now, other than by fading, for longer than the single frame that the styles allow. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(frame => Object.keys(frame))
      .filter(property => /^(transform|translate|scale|rotate|top|left|width|height)$/.test(property)),
  )

test('with reduced motion nothing moves, and everything works (rulebook 13.43)', async ({
  table,
  adminApi,
}) => {
  const { page, add, listed, deck, saved } = table
  await deal(table, adminApi, [])
  const still = async () => expect(await moving(page)).toEqual([])
  await add(0)
  await still()
  const widths = [deck.locator('[data-part=card]'), deck.locator('[data-part=plate]')].map(part =>
    part.boundingBox(),
  )
  const [card, plate] = await Promise.all(widths)
  expect(plate?.width, 'the face fills the card').toBeGreaterThan((card?.width ?? 0) * 0.8)
  await listed
    .first()
    .getByRole('button', { name: /^Turn / })
    .click()
  await still()
  await drag(page, listed.first(), page.locator('[data-tour=deck] ol'))
  await still()
  await expect.poll(() => deck.count()).toBe(2)
  await saved()
  await deck.first().getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  await page.getByRole('dialog').waitFor()
  await still()
  await page.getByRole('dialog').locator('button[aria-pressed]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'SAVE' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await still()
  await page.getByRole('tab', { name: 'perks' }).click()
  await still()
})

test('a user who logs out in one tab is logged out in the others, and no longer sees the game', async ({
  table: { page },
}) => {
  const other = await page.context().newPage()
  await other.goto('/clan/browse')
  await other.getByRole('button', { name: 'width_wes’s account' }).click()
  await other.getByRole('menuitem', { name: 'LOGOUT' }).click()
  await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'LOGIN' }).waitFor()
  await page.context().close()
})
