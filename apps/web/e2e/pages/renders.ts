import type { JSHandle, Page } from 'playwright-core'

/** The props that React last rendered on an element; a new object after each render of the component around the element. */
type Render = { element: Element; props: unknown }

/** Notes the current render of the elements of a selector, to count later how many were rendered again. */
export async function noteRenders(
  page: Page,
  selector: string,
): Promise<{ renderedAgain(): Promise<number> }> {
  const before: JSHandle<Render[]> = await page.evaluateHandle(readRenders, selector)
  const known = await before.evaluate(renders => renders.length)
  if (known === 0) throw new Error(`there is no ${selector}`)
  return {
    renderedAgain: () =>
      before.evaluate(
        renders =>
          renders.filter(({ element, props }) => {
            const name = Object.keys(element).find(key => key.startsWith('__reactProps$')) ?? ''
            return Reflect.get(element, name) !== props
          }).length,
      ),
  }
}

function readRenders(selector: string): Render[] {
  return [...document.querySelectorAll(selector)].map(element => {
    const name = Object.keys(element).find(key => key.startsWith('__reactProps$')) ?? ''
    return { element, props: Reflect.get(element, name) }
  })
}

/** Notes the elements of a selector, to count later how many have left the page. */
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

/** Counts the cards of the list that are added in each frame; returns the highest count. */
export async function watchCards(page: Page): Promise<{ mostInAFrame(): Promise<number> }> {
  const counts = await page.evaluateHandle(
    counted => {
      const perFrame = new Map<number, number>()
      // A card that only changes its place is moved, not rendered.
      const seen = new WeakSet<Element>(document.querySelectorAll('[data-tour=browser] li[data-player]'))
      new MutationObserver(changes => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        const cards = added.flatMap(node =>
          node instanceof Element
            ? [node, ...node.querySelectorAll('*')].filter(each =>
                each.matches('[data-tour=browser] li[data-player]'),
              )
            : [],
        )
        const rendered = new Set(cards.filter(card => !seen.has(card)))
        for (const card of rendered) seen.add(card)
        perFrame.set(counted.frame, (perFrame.get(counted.frame) ?? 0) + rendered.size)
      }).observe(document.body, { childList: true, subtree: true })
      return perFrame
    },
    await countFrames(page),
  )
  return { mostInAFrame: () => counts.evaluate(perFrame => Math.max(0, ...perFrame.values())) }
}

/** Notes the frame in which each selector first finds something; returns the frames in the order of the selectors. */
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

/** Counts how often the page measures the elements inside a selector. */
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
