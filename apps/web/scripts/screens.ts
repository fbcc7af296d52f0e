/** `pnpm --filter @game/web screens`: every screen on the demo, at four widths, as docs/screens/{screen}-{width}.jpg. */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launchChromium, provideChromium } from '../e2e/chromium.ts'
import { type GameServer, openGameServers, startServer } from '../e2e/game-servers.ts'
import { type Screen, screens } from './screen-list.ts'

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url))
/** All, or those named on the command line, to look at a few. */
const chosen = process.argv.slice(2).map(Number)
const widths = [1440, 1000, 600, 390].filter(width => chosen.length === 0 || chosen.includes(width))

async function openPage(
  browser: Browser,
  server: GameServer,
  width: number,
  { visitor, askForConsent }: Screen,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/privacy-policy`)
  if (!askForConsent) await page.getByRole('button', { name: 'ACCEPT', exact: true }).click()
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
  await page.screenshot({
    path: `${folder}/${name}.jpg`,
    type: 'jpeg',
    quality: 68,
    animations: 'disabled',
  })
}

const { chromium: program, remove } = await provideChromium()
const servers = await openGameServers()
const server = await startServer(servers.url)
const browser = await launchChromium(program)
try {
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    for (const [name, screen] of Object.entries(screens)) {
      if (screen.drawer && width >= 1000) continue
      const page = await openPage(browser, server, width, screen)
      await page.goto(server.url + screen.path, { waitUntil: 'networkidle' })
      await acknowledge(page)
      await screen.act?.(page)
      await page.waitForLoadState('networkidle')
      await shoot(page, `${name}-${width}`)
      await page.context().close()
    }
  }
} finally {
  await browser.close()
  await servers.close()
  await remove()
}
