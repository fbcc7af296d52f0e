import type { Page, Route } from 'playwright-core'

/**
 * Has requests fail until the returned function is called. Their route stays: a request that is held by a route while it is
 * taken away is never answered.
 */
export async function failRequests(
  page: Page,
  address: Parameters<Page['route']>[0],
  fail: (route: Route) => Promise<void>,
): Promise<() => void> {
  let failing = true
  await page.route(address, route => (failing ? fail(route) : route.fallback()))
  return () => {
    failing = false
  }
}
