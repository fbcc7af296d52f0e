/**
 * `pnpm --filter @game/web screens`: takes pictures of every screen of the demo at four widths, as {screen}-{width}.jpg. A picture that
 * docs/screens has is replaced there; all others go to reports/screens, which git ignores.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launchChromium, provideChromium } from '../e2e/chromium.ts'
import { type GameServer, openGameServers, startServer } from '../e2e/game-servers.ts'
import { type Screen, screens } from './screen-list.ts'

const pathIn = (folder: string, file: string) => fileURLToPath(new URL(`${folder}/${file}`, import.meta.url))
function pathOf(file: string): string {
  const shown = pathIn('../../../docs/screens', file)
  return existsSync(shown) ? shown : pathIn('../reports/screens', file)
}
/** All widths and screens, or those named on the command line, to look at a few. */
const named = process.argv.slice(2)
const among = (all: string[]) => {
  const chosen = all.filter(each => named.includes(each))
  return chosen.length > 0 ? chosen : all
}
const widths = among(['1440', '1000', '600', '390']).map(Number)
const names = among(Object.keys(screens))

async function openPage(
  browser: Browser,
  server: GameServer,
  width: number,
  { visitor, newcomer, askForConsent, reveal }: Screen,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    reducedMotion: reveal ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/privacy-policy`)
  if (!askForConsent) await page.getByRole('button', { name: 'ACCEPT', exact: true }).click()
  const user = { username: `new_${width}`, email: `new_${width}@example.com`, password: 'Arena!2026' }
  if (newcomer) await page.request.post(`${server.url}/api/auth/signup-query`, { data: user })
  else if (!visitor) await page.request.post(`${server.url}/api/auth/login-query`, { data: server.admin })
  return page
}

/** Acknowledges results, so that the picture shows the table. */
async function acknowledge(page: Page): Promise<void> {
  const proceed = page.getByRole('button', { name: /^(PROCEED|CONTINUE)$/ })
  while (await proceed.isVisible()) {
    await proceed.click()
    await page.waitForLoadState('networkidle')
    await page.reload({ waitUntil: 'networkidle' })
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: pathOf(`${name}.jpg`),
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
  // Acknowledging at one width counts for all widths.
  const ordered = Object.entries(screens).sort(
    ([, a], [, b]) => Number(b.reveal ?? 0) - Number(a.reveal ?? 0),
  )
  for (const [name, screen] of ordered.filter(([each]) => names.includes(each))) {
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(server)
    for (const width of widths) {
      if (screen.drawer && width >= 1000) continue
      const page = await openPage(browser, server, width, screen)
      await page.goto(server.url + path, { waitUntil: screen.reveal ? 'load' : 'networkidle' })
      if (!screen.reveal) await acknowledge(page)
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
