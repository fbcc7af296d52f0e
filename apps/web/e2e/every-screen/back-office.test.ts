import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { faults, resizeTo } from '../axe.ts'
import { test } from '../fixtures.ts'
import { adminRoutes, openAdminPage } from '../pages/admin-page.ts'

describe('axe finds nothing in the back-office, and nothing is wider than the window at 1000 and 390 px', () => {
  let page: Page
  test.beforeAll(async ({ app }) => {
    page = await openAdminPage(app, null)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  test.afterAll(() => page.context().close())

  test.for(adminRoutes)('%s', async (route, { app }) => {
    await page.goto(app.url + route)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const width of [1000, 390]) {
      await resizeTo(page, width)
      expect(await faults(page), `${route}, ${width} px`).toEqual([])
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `${route}, ${width} px`).toBe(0)
    }
  })
})
