import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * The bytes of JavaScript, as served to a browser that takes brotli, that a page fetches by itself: all of it until
 * `ready` and until the network is idle, with nothing cached before.
 */
export async function firstLoad(page: Page, address: string, ready: () => Promise<unknown>): Promise<number> {
  const scripts = new Set<string>()
  page.on('response', response => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url())
  })
  await page.goto(address)
  await ready()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all([...scripts].map(servedSize))
  expect(sizes.length).toBeGreaterThan(0)
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function servedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  expect(response.headers.get('content-encoding')).toBe('br')
  return Number(response.headers.get('content-length'))
}
