import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * Returns what axe finds on the page as it is now, as rule and elements, and text that is too small. Axe runs in the page itself, as
 * there are no frames, and describes only what is wrong: describing every correct element takes as long as the search. It waits for
 * transitions to end, because a half visible popup has other colours and is not a dialog to axe.
 */
export async function faults(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-starting-style], [data-ending-style]') &&
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        return playState !== 'running' || isEndless
      }),
  )
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  return [...found, ...(await smallType(page))]
}

/** Finds text smaller than 12 px, and text fields with text smaller than 16 px (rulebook 13.66). */
function smallType(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const small = new Set<string>()
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!node.textContent?.trim() || !element?.checkVisibility() || element.closest('svg, style')) continue
      if (sizeOf(element) < 12) small.add(`${sizeOf(element)} px: ${element.outerHTML.slice(0, 200)}`)
    }
    for (const input of document.querySelectorAll(
      'input:is([type=text], [type=search], [type=password], [type=email], [type=number], [type^=date], :not([type])), textarea',
    ))
      if (!input.ariaHidden && input.checkVisibility() && sizeOf(input) < 16)
        small.add(`${sizeOf(input)} px: ${input.outerHTML}`)
    return [...small]
  })
}

/** Resizes the page and waits until its menu fits that width: below 1000 px it is a closed drawer (rulebook 13.3). */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(narrow => {
    const menu = document.querySelector<HTMLElement>('#menu')
    return !menu || menu.inert === narrow
  }, width < 1000)
}
