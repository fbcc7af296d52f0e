import type { JSHandle, Page } from 'playwright-core'

/** What React drew on an element last; another object after each drawing of the component that the element is in. */
type Drawing = { element: Element; props: unknown }

/** Notes how the elements of a selector are drawn now, to tell later which of them were drawn anew. */
export async function noteDrawings(page: Page, selector: string): Promise<{ anew(): Promise<number> }> {
  const before: JSHandle<Drawing[]> = await page.evaluateHandle(readDrawings, selector)
  const known = await before.evaluate(drawings => drawings.length)
  if (known === 0) throw new Error(`nothing is drawn of ${selector}`)
  return {
    anew: () =>
      before.evaluate(
        drawings =>
          drawings.filter(({ element, props }) => {
            const name = Object.keys(element).find(key => key.startsWith('__reactProps$')) ?? ''
            return Reflect.get(element, name) !== props
          }).length,
      ),
  }
}

function readDrawings(selector: string): Drawing[] {
  return [...document.querySelectorAll(selector)].map(element => {
    const name = Object.keys(element).find(key => key.startsWith('__reactProps$')) ?? ''
    return { element, props: Reflect.get(element, name) }
  })
}

/** Notes the elements of a selector, to tell later how many of them have left the page. */
export async function noteElements(page: Page, selector: string): Promise<{ gone(): Promise<number> }> {
  const elements = await page.evaluateHandle(of => [...document.querySelectorAll(of)], selector)
  if ((await elements.evaluate(all => all.length)) === 0) throw new Error(`there is no ${selector}`)
  return { gone: () => elements.evaluate(all => all.filter(({ isConnected }) => !isConnected).length) }
}

/** Counts the frames of the page from now on. */
const countFrames = (page: Page): Promise<JSHandle<{ frame: number }>> =>
  page.evaluateHandle(() => {
    const counted = { frame: 1 }
    const next = () => {
      counted.frame++
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    return counted
  })

/** Counts the cards of the list that come with each frame; answers the most of them. */
export async function watchCards(page: Page): Promise<{ mostInAFrame(): Promise<number> }> {
  const counts = await page.evaluateHandle(
    counted => {
      const perFrame = new Map<number, number>()
      new MutationObserver(changes => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        const cards = added.flatMap(node =>
          node instanceof Element
            ? [node, ...node.querySelectorAll('*')].filter(each =>
                each.matches('[data-tour=browser] li[data-player]'),
              )
            : [],
        )
        perFrame.set(counted.frame, (perFrame.get(counted.frame) ?? 0) + cards.length)
      }).observe(document.body, { childList: true, subtree: true })
      return perFrame
    },
    await countFrames(page),
  )
  return { mostInAFrame: () => counts.evaluate(perFrame => Math.max(0, ...perFrame.values())) }
}

/** Notes in which frame there first is something of each selector; answers the frames, in the order of the selectors. */
export async function watchFrames(
  page: Page,
  selectors: readonly string[],
): Promise<{ first(): Promise<(number | undefined)[]> }> {
  const first = await page.evaluateHandle(
    ({ counted, of }) => {
      const noted = of.map((): number | undefined => undefined)
      new MutationObserver(() =>
        of.forEach((selector, place) => {
          if (document.querySelector(selector)) noted[place] ??= counted.frame
        }),
      ).observe(document.body, { attributes: true, childList: true, subtree: true })
      return noted
    },
    { counted: await countFrames(page), of: [...selectors] },
  )
  return { first: () => first.evaluate(noted => noted) }
}

/** Counts how often the page reads where and how large the elements within a selector are. */
export async function watchMeasuring(page: Page, selector: string): Promise<{ times(): Promise<number> }> {
  const counter = await page.evaluateHandle(of => {
    const counted = { times: 0 }
    const note = (element: Element) => {
      if (element.closest(of)) counted.times++
    }
    const measure = Element.prototype.getBoundingClientRect
    Element.prototype.getBoundingClientRect = function () {
      note(this)
      return measure.call(this)
    }
    const width = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth')
    Object.defineProperty(Element.prototype, 'scrollWidth', {
      configurable: true,
      get(this: Element) {
        note(this)
        return width?.get?.call(this)
      },
    })
    return counted
  }, selector)
  return { times: () => counter.evaluate(({ times }) => times) }
}
