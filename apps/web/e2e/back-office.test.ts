import { AxeBuilder } from '@axe-core/playwright'
import { product } from '@game/domain'
import { expect, test } from 'vitest'
import { enterOffice } from './admin.ts'
import { sitDown } from './game-table.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const routes = [
  `/${product.slug}/data/events`,
  `/${product.slug}/data/events/config`,
  `/${product.slug}/data/events/config/1`,
  `/${product.slug}/data/events/config/1?tab=scores`,
  `/${product.slug}/data/events/config/1?tab=phases`,
  `/${product.slug}/data/events/config/1?tab=phases&phase=2`,
  `/${product.slug}/data/events/config/1?tab=rewards`,
  `/${product.slug}/data/audit-log`,
  ...['perks', 'keyplays', 'sleeves'].map(kind => `/${product.slug}/data/${kind}/list`),
  ...['rewards', 'teams', 'players', 'roles', 'styles', 'maps'].map(kind => `/data/${kind}/create`),
]

test('for a player no route of the back-office exists, and none of its code is fetched (admin-social.md 2, 6)', async () => {
  const { page } = await sitDown(stage, 'curious_player', 'Vistula Open')
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  for (const route of routes) {
    await page.goto(stage.game.url + route)
    await page.getByText('PAGE NOT FOUND OR NO PERMISSIONS').waitFor()
  }
  expect(fetched.filter(url => /\/assets\/(admin|audit|catalogue|config\._|data-section)/.test(url))).toEqual(
    [],
  )
  await page.context().close()
})

test('beside POINTS stands what share of past decks would have reached it, live and by one call (issue 6)', async () => {
  const page = await enterOffice(stage, `/${product.slug}/data/events/config/3?tab=phases&phase=1`)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.reload()
  for (const [goal, share] of [
    ['0', '100%'],
    ['9999999', '0%'],
  ] as const) {
    await page.getByLabel('Points', { exact: true }).fill(goal)
    await page.getByText(new RegExp(`^${share} of \\d+ past decks .* would have reached it`)).waitFor()
  }
  expect(asked.filter(url => url.includes('/get-past-scores'))).toHaveLength(1)
  await page.context().close()
})

test('DETAILS says how many decks of each phase are full and how many are not', async () => {
  const page = await enterOffice(stage, `/${product.slug}/data/events`)
  const event = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Vistula Open' }) })
  await event.getByRole('button', { name: 'DETAILS' }).click()
  const details = page.getByRole('dialog', { name: 'DETAILS: Vistula Open' })
  await details.getByText('Players in: 41').waitFor()
  await details.getByRole('row', { name: /^1\. Group Stage 1500 4 20 2 6 29 12 / }).waitFor()
  await page.context().close()
})

test('axe finds nothing in the back-office, and nothing hangs over at 1000 and 390 px', async () => {
  const page = await enterOffice(stage, `/${product.slug}/data/events`)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of [1000, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const route of routes) {
      await page.goto(stage.game.url + route)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id, nodes }) => `${route} ${id}: ${nodes.map(node => node.html).join(' ')}`),
      ).toEqual([])
      expect([route, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
        route,
        0,
      ])
    }
  }
  await page.context().close()
}, 180_000)
