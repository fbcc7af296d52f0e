import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { answerAfterPainting, jumpsOf } from '../pages/jumps.ts'
import { openAsAdmin, signUp } from '../users.ts'

/** The main routes, each with a text from its data. */
const routes: [path: string, words: string][] = [
  [`/${product.slug}`, 'PLAY NOW'],
  [`/${product.slug}/games`, 'Vistula Open'],
  [`/${product.slug}/games/2`, 'PICKED BY'],
  [`/${product.slug}/leaderboards?event=4`, 'maja_wwa'],
  [`/${product.slug}/games/4`, 'maja_wwa'],
  [`/${product.slug}/data/winners?event=4`, 'Sticker capsule'],
  [`/${product.slug}/data/events/config/1`, 'ONGOING'],
  ['/clan/browse', 'Krakow Clutchers'],
  ['/clan/1', '@kubson'],
  ['/profile', 'Edit Profile'],
  ['/profile/maja_wwa', '@maja_wwa'],
  ['/friends', '@'],
  ['/settings', 'EDIT COOKIES CONSENTS'],
]

test.for([1440, 390])(
  'nothing jumps when the data arrive, at %d px (rulebook 13.45)',
  async (width, { app }) => {
    const page = await openAsAdmin(app, '/settings', { viewport: { width, height: 844 }, isDrawn: true })
    for (const [path, words] of routes) {
      // The page before may ask for something once more while it goes; that request would never be answered.
      await page.goto('about:blank')
      const waiting = await answerAfterPainting(page)
      await page.goto(path)
      await page.getByRole('main').getByText(words).first().waitFor()
      await expect.poll(() => [...waiting].map(request => request.url())).toEqual([])
      const { shift, jumped } = await jumpsOf(page)
      expect(shift, `${path}: ${jumped}`).toBeLessThan(0.01)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await page.context().close()
  },
)

/** Where the page has a button at its end, at once or with the next popup. Measured in the page, as a popup leaves by itself. */
const placeAtEnd = (page: Page, name: string, when: 'now' | 'with a popup') =>
  page.getByRole('button', { name }).evaluate(
    (button, selector) =>
      new Promise<number>(resolve => {
        const look = () => {
          if (!document.querySelector(selector)) {
            requestAnimationFrame(look)
            return
          }
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
          resolve(button.getBoundingClientRect().top)
        }
        look()
      }),
    when === 'now' ? 'body' : '[data-kind]',
  )

test('the menu stays in its place at the end of a page when a popup comes (rulebook 13.31)', async ({
  app,
}) => {
  const page = await signUp(app, 'steady_stan', `/${product.slug}/games`, { allowErrors: true })
  await page.getByText('Vistula Open').first().waitFor()
  const before = await placeAtEnd(page, 'English', 'now')
  await page.route(/\/more-texts-/, route => route.abort('connectionfailed'))
  const shown = placeAtEnd(page, 'English', 'with a popup')
  await page.getByRole('button', { name: 'Polski' }).click()
  expect(await shown).toBe(before)
  await page.context().close()
})
