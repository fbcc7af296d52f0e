import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the page as it is now, as rule and elements; it runs in the page itself, as we have no frames. */
export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

/** Resizes the page and waits until its menu has the form of that width: a closed drawer below 1000 px (rulebook 13.3). */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(narrow => {
    const menu = document.querySelector<HTMLElement>('#menu')
    return !menu || menu.inert === narrow
  }, width < 1000)
}
