import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/** What a page loaded by itself. */
type FirstLoad = {
  /** Bytes of JavaScript, as served to a browser that takes brotli. */
  scriptBytes: number
  /** Bytes of pictures, as served to this browser. */
  pictureBytes: number
  /** How many scripts and style sheets. */
  codeFiles: number
}

/** Measures what a page loads, with an empty cache, until `ready`, until all its pictures have loaded and until the network is idle. */
export async function firstLoad(
  page: Page,
  address: string,
  ready: () => Promise<unknown>,
): Promise<FirstLoad> {
  // The test acts as if there were no pointer, so the browser's events for a pointer that rests over the page are stopped.
  await page.addInitScript(() =>
    addEventListener('pointermove', event => event.stopImmediatePropagation(), { capture: true }),
  )
  const responses = new Map<string, Response>()
  page.on('response', response => responses.set(response.url(), response))
  await page.goto(address)
  await ready()
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  )
  await page.waitForLoadState('networkidle')
  const of = (path: RegExp) => [...responses].filter(([url]) => path.test(new URL(url).pathname))
  const scripts = await Promise.all(of(/\.js$/).map(([url]) => servedSize(url)))
  const pictures = await Promise.all(of(/^\/img\//).map(([, response]) => bodySize(response)))
  expect(scripts.length).toBeGreaterThan(0)
  expect(pictures.length).toBeGreaterThan(0)
  return {
    scriptBytes: sum(scripts),
    pictureBytes: sum(pictures),
    codeFiles: of(/\.(js|css)$/).length,
  }
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)
const bodySize = async (response: Response) => (await response.body()).length

async function servedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  expect(response.headers.get('content-encoding')).toBe('br')
  return Number(response.headers.get('content-length'))
}
