import type { Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import { launchChromium, shrinkWindows } from '../e2e/chromium.ts'
import type { Language } from '../src/base/texts/language.ts'
import type { Group } from './gallery.tsx'

declare module 'vitest' {
  interface ProvidedContext {
    galleryUrl: string
  }
}

/** Opens a group of the gallery in a language, on a separate page that is closed when the test ends. */
export type OpenGallery = (group: Group, language?: Language) => Promise<Page>

/** A test with the gallery in a real browser: `test('...', async ({ open }) => ...)`. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the pattern to find the fixtures that this one needs
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium(inject('chromium'))
    onCleanup(() => browser.close())
    return browser
  })
  .extend('open', async ({ browser }, { onCleanup }): Promise<OpenGallery> => {
    const context = await browser.newContext()
    context.setDefaultTimeout(120_000)
    shrinkWindows(context)
    onCleanup(() => context.close())
    return async (group, language = 'en') => {
      const page = await context.newPage()
      await page.goto(`${inject('galleryUrl')}gallery.html?group=${group}&language=${language}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      return page
    }
  })

/** Finds the frame of a component in the gallery. */
export const exampleOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** How many pixels the page is wider than a screen of that width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
