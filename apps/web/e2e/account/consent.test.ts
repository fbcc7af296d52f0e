import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { consentKey } from '../../src/storage/consent.ts'
import { test } from '../fixtures.ts'

const games = `/${product.slug}/games`
const banner = (page: Page) => page.getByRole('complementary', { name: 'Cookies and storage' })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const choice = async (page: Page) => JSON.parse((await stored(page))[consentKey] ?? 'null')

test('before the choice nothing is stored for the next visit, not even the language; REJECT stores only itself, the tab keeps its language', async ({
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
  await page.context().close()
})

test.for([
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const)(
  'the banner is a strip that covers no button of a form, in both languages: %i x %i',
  async ([width, height], { app }) => {
    for (const locale of ['en-GB', 'pl-PL'])
      for (const path of ['/signup', '/login']) {
        const page = await app.visit(path, { askForConsent: true, viewport: { width, height }, locale })
        const strip = page.getByRole('complementary')
        await strip.waitFor()
        await page.waitForLoadState('networkidle')
        const [form, over] = [await page.locator('form').boundingBox(), await strip.boundingBox()]
        const button = await page.locator('form button[type=submit]').boundingBox()
        expect(over?.height).toBeLessThan(width < 600 ? 112 : 60)
        expect(form && button && over && button.y + button.height).toBeLessThanOrEqual(over?.y ?? 0)
        // An element that gets the focus is scrolled to above the banner.
        for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
          await link.focus()
          const box = await link.boundingBox()
          expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(
            (await strip.boundingBox())?.y ?? 0,
          )
        }
        await page.context().close()
      }
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
  for (const width of [1440, 390]) {
    const page = await app.visit('/login', { askForConsent: true, viewport: { width, height: 800 } })
    await banner(page).waitFor()
    await page.getByLabel('Username').fill('nobody_here')
    await page.getByLabel('Password', { exact: true }).fill('Arena!2026')
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const popup = page.getByLabel('Notices').getByText('Wrong username or password.')
    await popup.waitFor()
    const bannerBox = await banner(page).boundingBox()
    const popupBox = await popup.boundingBox()
    expect((popupBox?.y ?? 0) + (popupBox?.height ?? 0)).toBeLessThanOrEqual(bannerBox?.y ?? 0)
    await page.getByRole('button', { name: 'REJECT' }).click()
    await banner(page).waitFor({ state: 'detached' })
    await page.context().close()
  }
})
