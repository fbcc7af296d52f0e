import { product } from '@game/domain'
import { expect } from 'vitest'
import { test } from '../fixtures.ts'
import { answerAfterPainting, jumpsOf } from '../pages/jumps.ts'
import { openAsAdmin } from '../users.ts'

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
    const page = await openAsAdmin(app, '/settings', { viewport: { width, height: 844 } })
    for (const [path, words] of routes) {
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
