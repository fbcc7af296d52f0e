import type { Page, Route } from 'playwright-core'

/**
 * Makes requests fail until the returned function is called. The route stays: if a route were removed while it holds a request,
 * that request would never be answered.
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
