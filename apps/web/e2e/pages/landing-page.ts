import { product } from '@game/domain'
import type { Page } from 'playwright-core'

export const landingPath = `/${product.slug}`

/** The landing page: a featured event and the news. */
export function landingPage(page: Page) {
  const play = page.getByRole('link', { name: /^PLAY NOW/ })
  const news = page.getByRole('region', { name: `${product.name} news` })
  const inNews = (name: string) => news.getByRole('button', { name })
  const event = page.getByRole('article').filter({ has: play })
  return {
    /** The button that leads to the featured event, and the event around it. */
    play,
    event,
    /** Loads the page again until this is the featured event that it has drawn. */
    draw: async (name: string) => {
      const drawn = event.getByRole('heading', { level: 1 })
      while ((await drawn.textContent()) !== name) await page.reload()
    },
    logIn: page.getByRole('main').getByRole('link', { name: 'LOGIN', exact: true }),
    polishRules: news.getByRole('heading', { name: 'Każda faza ma swój cel' }),
    englishRules: news.getByRole('heading', { name: 'Every phase has its goal' }),
    /** The line above the Polish rules if they are not first; it opens and closes them. */
    polishFold: news.getByText(`Witaj w ${product.name}!`),
    portraits: page.getByRole('main').locator('[class*=fan_] img'),
    nextSlide: inNews('Next slide'),
    previousSlide: inNews('Previous slide'),
    firstDot: inNews('Show slide 1'),
  }
}

/** The carousel of featured events on the games list. */
export function featuredCarousel(page: Page) {
  const featured = page.getByRole('region', { name: 'Featured events' })
  const dots = featured.getByRole('button', { name: /^Show slide/ })
  return {
    dots,
    firstSlide: featured.getByRole('group', { name: /^1 of/ }),
    nextSlide: featured.getByRole('button', { name: 'Next slide' }),
    previousSlide: featured.getByRole('button', { name: 'Previous slide' }),
    /** The number of the slide shown, from 1; 0 while none is marked. */
    shown: async () =>
      (await dots.evaluateAll(all => all.findIndex(dot => dot.getAttribute('aria-current')))) + 1,
  }
}
