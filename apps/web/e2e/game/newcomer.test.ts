import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { tableOf } from '../pages/game-page.ts'
import { landingPage, landingPath } from '../pages/landing-page.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const
const mostActions = 45

/** What a finger and the keyboard of a phone do, counted. */
function handOf(page: Page) {
  let actions = 0
  return {
    tap: async (target: Locator) => {
      actions++
      await target.tap()
    },
    fill: async (label: string, text: string) => {
      actions++
      await page.getByLabel(label, { exact: true }).fill(text)
    },
    actions: () => actions,
  }
}

test('by taps alone a newcomer gets from the landing page through sign-up to the event shown and five cards, 15 keyplays and four perks in at most 45 actions, and sees its result (rulebook 13.76)', async ({
  app,
  adminApi,
}) => {
  const eventId = await adminApi.createEvent('Tap Cup', {
    phases: [['vitality', 'furia']],
    perks: [1, 2, 3, 4],
    featured: true,
  })
  const page = await app.visit(landingPath, phone)
  const { draw, play } = landingPage(page)
  await draw('Tap Cup')
  const { tap, fill, actions } = handOf(page)
  await tap(play)
  const password = 'Arena!2026'
  await fill('Username', 'tap_tola')
  await fill('Email', 'tap_tola@example.com')
  await fill('Password', password)
  await fill('Confirm password', password)
  await tap(page.getByRole('button', { name: 'SIGNUP' }))
  await tap(page.locator('.shepherd-element:not([hidden])').getByRole('button', { name: 'Close the tour' }))
  await page.waitForURL(`**/games/${eventId}`)

  const { deck, listed, names, saved } = tableOf(page)
  for (let cards = 1; cards <= 5; cards++) {
    await tap(listed.first().getByRole('button', { name: /^Add / }))
    await expect.poll(() => deck.count()).toBe(cards)
    // The reminder of the mail.
    if (cards === 1) await tap(page.getByRole('region', { name: 'Push messages' }).getByRole('button'))
  }
  await tap(page.locator('[data-part=next-step]'))
  const dialog = page.getByRole('dialog', { name: 'SELECT KEYPLAYS' })
  for (let place = 1; place <= 5; place++) {
    // The tab shown has the best of the card, the best ones first.
    const free = dialog.locator('button[aria-pressed=false]')
    for (let keyplays = 1; keyplays <= 3; keyplays++) {
      await tap(free.first())
      await dialog.getByText(`SELECTED ${keyplays} / 3`).waitFor()
    }
    if (place < 5) await tap(dialog.getByRole('button', { name: 'Next card' }))
  }
  await tap(dialog.getByRole('button', { name: 'SAVE' }))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Your deck is ready').first().waitFor({ state: 'attached' })
  await tap(page.locator('[data-part=next-step]'))
  const perks = page.getByRole('tabpanel').locator('li[data-movable]')
  for (let left = 4; left > 0; left--) {
    await tap(perks.first())
    await tap(page.locator('[data-part=target][data-can]').first())
    await expect.poll(() => perks.count()).toBe(left - 1)
  }
  await saved()
  expect(await deck.locator('[data-filled]').count()).toBe(4)
  expect(actions()).toBeLessThanOrEqual(mostActions)

  await adminApi.lock(eventId, 1)
  const counts = (await names()).map((name): [string, number, number] => [name, 1, 600])
  await adminApi.upload(eventId, 1, counts)
  const reveal = page.getByRole('dialog', { name: 'Round 1', exact: true })
  await reveal.getByText('SUCCESS', { exact: true }).waitFor()
  await page.context().close()
})
