import { AxeBuilder } from '@axe-core/playwright'
import { product } from '@game/domain'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUp } from './people.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const routes = [
  '/login',
  '/signup',
  '/privacy-policy',
  '/terms-and-conditions',
  `/${product.slug}`,
  `/${product.slug}/games`,
  `/${product.slug}/leaderboards`,
  '/clan/browse',
  '/clan/1',
  '/nowhere',
]

const faults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

test.each(routes)('axe finds nothing on %s, wide and narrow (look.md, Reach)', async route => {
  for (const width of [1440, 390]) {
    const page = await stage.visit(route, { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await faults(page)).toEqual([])
    await page.context().close()
  }
})

test('axe finds nothing on the pages of a signed-in player, nor in what opens on them', async () => {
  const page = await signUp(stage, 'axe_alex', '/profile')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const look = async (path: string, open?: string) => {
    await page.goto(stage.game.url + path)
    await page.locator('h1').waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    if (open) {
      await page.getByRole('button', { name: open }).click()
      await page.getByRole('dialog').waitFor()
    }
    expect(await faults(page), `${path} ${open ?? ''}`).toEqual([])
  }
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/profile', '/profile/maja_wwa', '/friends', '/clan', '/clan/create', '/settings'])
      await look(path)
    await look('/profile', 'Edit Profile')
    await look('/friends', 'Friend requests 0')
    await look('/friends', 'Notifications')
    await look('/settings', 'EDIT COOKIES CONSENTS')
    await look('/settings', 'DELETE ACCOUNT')
  }
  await page.context().close()
})

test('axe finds nothing in the question for consent', async () => {
  const page = await stage.visit('/login', { undecided: true, reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'PREFERENCES' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.context().close()
})
