import type { Page } from 'playwright-core'

/** Waits until the service worker has kept the game, and answers the page's requests. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).waitFor()
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
