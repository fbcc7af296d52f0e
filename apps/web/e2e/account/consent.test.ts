import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { consentKey } from '../../src/base/storage/consent.ts'
import { resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { twoFrames } from '../pages/gestures.ts'

const games = `/${product.slug}/games`
const banner = (page: Page) => page.getByRole('complementary', { name: 'Cookies and storage' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const choice = async (page: Page) => JSON.parse((await stored(page))[consentKey] ?? 'null')

test('before the choice nothing is stored for the next visit, not even the language; REJECT stores only itself, the tab keeps its language, also one chosen later (rulebook 13.40)', async ({
  app,
}) => {
  const page = await app.visit(games, { askForConsent: true })
  await banner(page).waitFor()
  await page.getByRole('button', { name: 'Polski' }).click()
  await page.getByRole('heading', { name: 'turnieje' }).waitFor()
  expect(await stored(page)).toEqual({})
  await page.getByRole('button', { name: 'ODRZUĆ' }).click()
  await page.getByRole('complementary', { name: /cookie/ }).waitFor({ state: 'detached' })
  expect(Object.keys(await stored(page))).toEqual([consentKey])
  expect(await choice(page)).toEqual({
    necessary: true,
    preferences: false,
    analytics: false,
    marketing: false,
  })
  await page.reload()
  await page.getByRole('heading', { name: 'turnieje' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'games' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'games' }).waitFor()
  expect(Object.keys(await stored(page))).toEqual([consentKey])
  await page.context().close()
})

const sizes = [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const

test.for(['en-GB', 'pl-PL'])(
  'the banner is a strip that covers no button of a form, wide and narrow: %s',
  async (locale, { app }) => {
    const page = await app.visit(null, { askForConsent: true, locale })
    for (const path of ['/signup', '/login']) {
      await page.goto(app.url + path)
      const strip = page.getByRole('complementary')
      await strip.waitFor()
      await page.waitForLoadState('networkidle')
      for (const [width, height] of sizes) {
        const at = `${path}, ${width} x ${height}`
        await resizeTo(page, width, height)
        await page.evaluate(twoFrames)
        const [form, over] = [await page.locator('form').boundingBox(), await strip.boundingBox()]
        const button = await page.locator('form button[type=submit]').boundingBox()
        expect(over?.height, at).toBeLessThan(width < 600 ? 112 : 60)
        expect(form && button && over && button.y + button.height, at).toBeLessThanOrEqual(over?.y ?? 0)
        // An element that gets the focus is scrolled to above the banner.
        for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
          await link.focus()
          const box = await link.boundingBox()
          const top = (await strip.boundingBox())?.y ?? 0
          expect((box?.y ?? height) + (box?.height ?? 0), at).toBeLessThanOrEqual(top)
        }
        await page.evaluate(() => scrollTo(0, 0))
      }
    }
    await page.context().close()
  },
)

test('ACCEPT allows everything, and the banner does not come back', async ({ app }) => {
  const page = await app.visit(games, { askForConsent: true })
  await banner(page).getByRole('button', { name: 'ACCEPT' }).click()
  expect(await choice(page)).toMatchObject({ preferences: true, analytics: true, marketing: true })
  await page.reload()
  await page.getByRole('heading', { name: 'games' }).waitFor()
  expect(await banner(page).count()).toBe(0)
  await page.context().close()
})

test('PREFERENCES allows only the necessary while all are off, then the selected categories (rulebook 13.38)', async ({
  app,
}) => {
  const page = await app.visit('/login', { askForConsent: true })
  await banner(page).getByRole('button', { name: 'PREFERENCES' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'USE ONLY NECESSARY' }).waitFor()
  expect(await dialog.getByRole('checkbox', { name: /Necessary/ }).isDisabled()).toBe(true)
  await dialog.getByRole('checkbox', { name: 'Preferences' }).click()
  await dialog.getByRole('button', { name: 'ALLOW SELECTED' }).waitFor()
  expect(await dialog.getByRole('button', { name: 'USE ONLY NECESSARY' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'ACCEPT ALL' }).waitFor()
  await dialog.getByRole('button', { name: 'ALLOW SELECTED' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await choice(page)).toMatchObject({ preferences: true, analytics: false, marketing: false })
  await page.context().close()
})

test('popups are shown above the consent banner, whose buttons stay within reach', async ({ app }) => {
  const page = await app.visit('/login', { askForConsent: true })
  await banner(page).waitFor()
  await page.getByLabel('Username').fill('nobody_here')
  for (const width of [1440, 390]) {
    await resizeTo(page, width, 800)
    await page.getByLabel('Password', { exact: true }).fill(`Arena!${width}`)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const popup = page.getByLabel('Notices').getByText('Wrong username or password.')
    await popup.first().waitFor()
    const bannerBox = await banner(page).boundingBox()
    const popupBox = await popup.first().boundingBox()
    expect(popupBox && popupBox.y + popupBox.height).toBeLessThanOrEqual(bannerBox?.y ?? 0)
    // Playwright finds out whether a press would reach it.
    await page.getByRole('button', { name: 'REJECT' }).click({ trial: true })
  }
  await page.getByRole('button', { name: 'REJECT' }).click()
  await banner(page).waitFor({ state: 'detached' })
  await page.context().close()
})
