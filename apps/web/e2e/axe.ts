import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds on the page as it is now, as rule and elements, and type that is too small. It runs in the page itself, as we have no frames, and
 * describes only what is wrong: to describe each element that is right takes as long as the search. It waits until what
 * appears or leaves has done so: half visible, a popup has other colours and is no dialog to axe.
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

/** What is set in less than 12 px, or typed into in less than 16 px (rulebook 13.66). */
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

/** Resizes the page and waits until its menu has the form of that width: a closed drawer below 1000 px (rulebook 13.3). */
export async function resizeTo(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction(narrow => {
    const menu = document.querySelector<HTMLElement>('#menu')
    return !menu || menu.inert === narrow
  }, width < 1000)
}
