import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type AdminApi, test } from '../fixtures.ts'
import { signUpForGame } from '../pages/account-forms.ts'
import { tableOf } from '../pages/game-page.ts'
import { drag, swipe } from '../pages/gestures.ts'
import { landingPage, landingPath } from '../pages/landing-page.ts'

const keyplays = ['Headshot', 'Opening kill', 'Trade kill']

/** Gives a card of the deck its three keyplays. */
async function chooseKeyplays(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'SELECT KEYPLAYS' }).click()
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  for (const name of keyplays) await dialog.getByRole('button', { name: new RegExp(`^${name} `) }).click()
  await dialog.getByText('SELECTED 3 / 3').waitFor()
  await dialog.getByRole('button', { name: 'SAVE' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Whether the picture of the player is where the card has space for it. */
async function portraitFits(card: Locator): Promise<boolean> {
  const [outer, inner] = [
    await card.locator('[data-part=card]').boundingBox(),
    await card.locator('[class*=portrait_]').boundingBox(),
  ]
  if (!outer || !inner) return false
  return (
    inner.x > outer.x && inner.x + inner.width < outer.x + outer.width && inner.y < outer.y + outer.height / 4
  )
}

/** Locks the first phase and uploads so many headshots for each player that the goal of any event is reached. */
async function playPhase(adminApi: AdminApi, eventId: number, names: string[]): Promise<void> {
  await adminApi.lock(eventId, 1)
  await adminApi.upload(
    eventId,
    1,
    names.map(name => [name, 1, 600]),
  )
}

test.for([1440, 390])(
  'a new user goes from the landing page through sign-up to the event shown, fills a deck, and sees its result, at %d px',
  async (width, { app, adminApi }) => {
    const name = `Cup ${width}`
    // An event that can be joined, even if the test at the other width has locked the others.
    await adminApi.createEvent(name, {
      phases: [['vitality', 'furia']],
      perks: [1, 2, 3],
      featured: true,
    })
    const touch = width < 1000
    const viewport = { width, height: touch ? 844 : 1400 }
    const page = await app.visit(landingPath, { viewport, hasTouch: touch, reducedMotion: 'reduce' })
    const { draw, play } = landingPage(page)
    await draw(name)
    await play.click()
    const eventId = await signUpForGame(page, `newcomer_${width}`)
    await page.locator('header').getByText(name).first().waitFor()
    await page.locator('.shepherd-element:not([hidden])').waitFor()
    await page.keyboard.press('Escape')

    const table = tableOf(page)
    const { deck, listed } = table
    await listed.first().waitFor()
    await expect
      .poll(() => portraitFits(listed.first()), { message: 'the portrait is on the card' })
      .toBe(true)
    for (const cards of [1, 2, 3, 4, 5]) {
      await table.add(0)
      await expect.poll(() => deck.count()).toBe(cards)
    }
    for (const place of [0, 1, 2, 3, 4]) await chooseKeyplays(page, deck.nth(place))
    await page.getByRole('tab', { name: 'perks' }).click()
    const perk = page
      .locator('[data-tour=perks] li, [role=tabpanel] li:has([aria-label^="Move perk"])')
      .first()
    await perk.scrollIntoViewIfNeeded()
    if (touch) await swipe(page, { from: perk, to: deck.first(), carrying: true })
    else await drag(page, perk, deck.first().locator('[data-part=card]'))
    await expect
      .poll(() =>
        deck
          .first()
          .getByRole('button', { name: /^Move perk/ })
          .count(),
      )
      .toBe(1)
    await table.saved()

    await playPhase(adminApi, eventId, await table.names())
    const reveal = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'CONTINUE' }) })
    await reveal.getByText('SUCCESS', { exact: true }).waitFor()
    await page.context().close()
  },
)
