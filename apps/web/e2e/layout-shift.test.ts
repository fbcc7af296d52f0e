import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './fixtures.ts'
import { twoFrames } from './pages/gestures.ts'
import { openAsAdmin } from './users.ts'

/** The main routes, each with words of its data. */
const routes: [path: string, words: string][] = [
  [`/${product.slug}`, 'PLAY NOW'],
  [`/${product.slug}/games`, 'Vistula Open'],
  [`/${product.slug}/games/2`, 'PICKED BY'],
  [`/${product.slug}/leaderboards?event=4`, 'maja_wwa'],
  ['/clan/browse', 'Krakow Clutchers'],
  ['/clan/1', '@kubson'],
  ['/profile', 'Edit Profile'],
  ['/profile/maja_wwa', '@maja_wwa'],
  ['/friends', '@'],
  ['/settings', 'EDIT COOKIES CONSENTS'],
]

/** Holds every answer until what stands there without it has been painted: else a fast server hides the jump. */
const answerAfterPainting = (page: Page) =>
  page.route('**/api/**', async route => {
    await page.evaluate(twoFrames)
    await route.continue()
  })

type Jump = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** What jumped by itself, and how far all of it, as Chromium counts it. */
function jumpsOf(page: Page): Promise<{ shift: number; jumped: string[] }> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const jumps: Jump[] = []
    const take = (entries: PerformanceEntryList) => jumps.push(...(entries as Jump[]))
    new PerformanceObserver(list => take(list.getEntries())).observe({ type: 'layout-shift', buffered: true })
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
    const own = jumps.filter(jump => !jump.hadRecentInput)
    return {
      shift: own.reduce((sum, { value }) => sum + value, 0),
      jumped: own.flatMap(({ sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) => `${node?.className} ${previousRect.y} > ${currentRect.y}`,
        ),
      ),
    }
  })
}

test.for([1440, 390])('nothing jumps after the data, at %d px (rulebook 13.45)', async (width, { app }) => {
  const page = await openAsAdmin(app, '/settings', { viewport: { width, height: 844 } })
  for (const [path, words] of routes) {
    const fresh = await page.context().newPage()
    await answerAfterPainting(fresh)
    await fresh.goto(app.url + path)
    await fresh.getByRole('main').getByText(words).first().waitFor()
    const { shift, jumped } = await jumpsOf(fresh)
    expect(shift, `${path}: ${jumped}`).toBeLessThan(0.01)
    await fresh.unrouteAll({ behavior: 'ignoreErrors' })
    await fresh.close()
  }
  await page.context().close()
})
