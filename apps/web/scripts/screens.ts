/** `pnpm --filter @game/web screens`: every screen on the demo, at four widths, as docs/screens/{screen}-{width}.jpg. */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { product } from '@game/domain'
import { type Browser, chromium, type Page } from 'playwright-core'
import { provideChromium } from '../e2e/chromium.ts'
import { type GameServer, startGame } from '../e2e/game-server.ts'

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url))
const widths = [1440, 1000, 600, 390]
const game = `/${product.slug}`
/** Ids as the demo seed hands them out: 1 and 2 run, 4 is over. The seeded admin plays them too. */
const screens: Record<string, { path: string; visitor?: boolean; tab?: string }> = {
  landing: { path: game, visitor: true },
  signup: { path: '/signup', visitor: true },
  login: { path: '/login', visitor: true },
  games: { path: `${game}/games` },
  game: { path: `${game}/games/1` },
  'game-scored': { path: `${game}/games/4` },
  leaderboards: { path: `${game}/leaderboards?event=4` },
  profile: { path: '/profile' },
  friends: { path: '/friends' },
  clan: { path: '/clan/1' },
  settings: { path: '/settings/account' },
  events: { path: `${game}/data/events` },
  scores: { path: `${game}/data/events/config/1`, tab: 'scores' },
  phases: { path: `${game}/data/events/config/1`, tab: 'phases' },
  players: { path: '/data/players/list' },
}

async function openPage(
  browser: Browser,
  server: GameServer,
  width: number,
  visitor: boolean,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/privacy-policy`)
  await page.getByRole('button', { name: 'ACCEPT', exact: true }).click()
  if (!visitor) await page.request.post(`${server.url}/api/auth/login-query`, { data: server.admin })
  return page
}

/** What is over is acknowledged, so that the table is seen. */
async function acknowledge(page: Page): Promise<void> {
  const proceed = page.getByRole('button', { name: 'PROCEED', exact: true })
  while (await proceed.isVisible()) {
    await proceed.click()
    await page.waitForLoadState('networkidle')
    await page.reload({ waitUntil: 'networkidle' })
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 72 })
}

const { chromium: program, remove } = await provideChromium()
const server = await startGame()
const browser = await chromium.launch({
  ...program,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox'],
})
try {
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    for (const [name, { path, visitor = false, tab }] of Object.entries(screens)) {
      const page = await openPage(browser, server, width, visitor)
      await page.goto(server.url + path, { waitUntil: 'networkidle' })
      if (tab) await page.getByRole('tab', { name: tab, exact: true }).click()
      await page.waitForLoadState('networkidle')
      await acknowledge(page)
      await shoot(page, `${name}-${width}`)
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
