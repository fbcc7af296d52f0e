import type { Page, Request } from 'playwright-core'
import { twoFrames } from './gestures.ts'

/**
 * Holds every answer until the page without it has been painted; otherwise a fast server would hide the jump. Returns the calls
 * that have no answer yet.
 */
export async function answerAfterPainting(page: Page): Promise<Set<Request>> {
  const waiting = new Set<Request>()
  await page.route('**/api/**', async route => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.endsWith('/live')) waiting.add(route.request())
    // Its page may have been left meanwhile.
    await page.evaluate(twoFrames).catch(() => undefined)
    await route.continue()
  })
  page.on('requestfinished', request => waiting.delete(request))
  page.on('requestfailed', request => waiting.delete(request))
  return waiting
}

type Jump = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Returns what moved by itself, and how far in total, as Chromium measures layout shifts. */
export function jumpsOf(page: Page): Promise<{ shift: number; jumped: string[] }> {
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
