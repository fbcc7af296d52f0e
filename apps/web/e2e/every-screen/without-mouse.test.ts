import { product } from '@game/domain'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { tableOf } from '../pages/game-page.ts'
import { isFocused, pickUp, press, tabTo } from '../pages/gestures.ts'

/** Chooses from a card's menu, whose first item has the focus. */
async function choose(page: Page, menu: Locator, name: string): Promise<void> {
  await press(page, menu)
  await expect.poll(() => page.locator('[role=menuitem]:focus').count()).toBe(1)
  const item = page.getByRole('menuitem', { name, exact: true })
  while (!(await isFocused(item))) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('a whole game without a mouse: sign up, join, cards, keyplays, perks and the ranking (rulebook 13.44)', async ({
  app,
}) => {
  const page = await app.visit('/signup', { viewport: { width: 1440, height: 1200 } })
  const fields = [
    ['Username', 'mouseless_mo'],
    ['Email', 'mo@example.org'],
    ['Password', 'Arena!2026'],
    ['Confirm password', 'Arena!2026'],
  ]
  for (const [label = '', value = ''] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${product.slug}`)
  await press(page, page.getByRole('link', { name: 'Games', exact: true }))
  await press(page, page.getByRole('link', { name: 'Play Vistula Open' }).last())
  const tour = page.locator('.shepherd-element:not([hidden])')
  await tour.waitFor()
  await expect.poll(() => tour.evaluate(step => step.contains(document.activeElement))).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.emulateMedia({ reducedMotion: null })
  await page.getByRole('link', { name: 'Games', exact: true }).focus()
  await page.keyboard.press('Escape')
  await tour.waitFor({ state: 'detached' })

  const { deck, listed, saved, names } = tableOf(page)
  await choose(page, listed.first().getByRole('button', { name: /^Menu of/ }), 'Add to Deck')
  await expect.poll(() => deck.count()).toBe(1)
  await saved()

  await press(page, deck.getByRole('button', { name: 'SELECT KEYPLAYS' }))
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  await press(page, dialog.getByRole('button', { name: /^Headshot / }), 'Space')
  await press(page, dialog.getByRole('button', { name: 'SAVE' }))
  await dialog.waitFor({ state: 'detached' })
  await deck.getByText('1/3').waitFor()

  await tabTo(page, page.getByRole('tab', { name: 'cards' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const perk = page
    .getByRole('tabpanel', { name: 'perks' })
    .getByRole('button', { name: /^Move perk/ })
    .first()
  await tabTo(page, perk)
  await pickUp(page, 'Space')
  await page.keyboard.press('ArrowDown')
  const [name = ''] = await names()
  await page.getByText(new RegExp(`is over ${name}`)).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(() => deck.getByRole('button', { name: /^Move perk/ }).count()).toBe(1)
  await saved()

  await choose(page, deck.getByRole('button', { name: /^Menu of/ }), 'Remove')
  await expect.poll(() => deck.count()).toBe(0)
  await press(page, page.getByRole('link', { name: 'Leaderboards' }))
  await page.getByText('Choose an event to see who leads.').waitFor()
  await page.context().close()
})
