/**
 * `pnpm --filter @game/web slow-phone`: opens the game page of a signed-in user with five cards, the landing page and the ranking on a slow phone
 * (412 × 915, the processor four times slower, 1.6 Mbit/s, 150 ms, nothing in the browser's cache): when the deck, title or first row is shown, when a
 * card follows the finger, and what was loaded; then the second visit. With the path of another checkout that is built, both take turns. `TIMES=3`
 * repeats three times instead of five, `PAGE=game` opens only that page.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { provideChromium } from '../e2e/chromium.ts'
import type * as Servers from '../e2e/game-servers.ts'
import { consentKey, everything } from '../src/base/storage/consent.ts'
import type * as Crowd from './long-task-event.ts'
import { type MeasuredPage, type Visit, visitOnSlowPhone } from './slow-phone-visit.ts'

const times = Number(process.env.TIMES ?? 5)
const here = resolve(import.meta.dirname, '../../..')
const consent = [{ name: consentKey, value: JSON.stringify(everything) }]

/** Starts a build with an event, by that checkout's own scripts. */
async function openBuild(checkout: string, browser: Browser) {
  const scripts = `${checkout}/apps/web`
  const { openGameServers, startServer }: typeof Servers = await import(`${scripts}/e2e/game-servers.ts`)
  const { playCrowdedEvent }: typeof Crowd = await import(`${scripts}/scripts/long-task-event.ts`)
  const servers = await openGameServers()
  const server = await startServer(servers.url)
  const user = await browser.newContext({ baseURL: server.url })
  const path = await playCrowdedEvent(server, user)
  const { cookies } = await user.storageState()
  await user.close()
  const deck = '[data-tour=deck] [data-player]'
  const pages: Record<string, MeasuredPage> = {
    game: { path, shows: `${deck} >> nth=4`, deck },
    landing: { path: '/', shows: 'h1 >> nth=0' },
    ranking: { path: `/clutchdeck/leaderboards?event=${/\d+/.exec(path)}`, shows: 'main tbody tr >> nth=0' },
  }
  return { url: server.url, pages, cookies, visits: [] as Visit[][], close: servers.close }
}
type Build = Awaited<ReturnType<typeof openBuild>>

/** Opens a page twice on a new phone; the landing page as a visitor. */
async function visit(browser: Browser, { url, pages, cookies }: Build, name: string): Promise<Visit[]> {
  const page = pages[name]
  if (!page) throw new Error(`no page ${name}`)
  const phone = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: {
      cookies: name === 'landing' ? [] : cookies,
      origins: [{ origin: url, localStorage: consent }],
    },
  })
  const visits = [await visitOnSlowPhone(phone, page), await visitOnSlowPhone(phone, page)]
  await phone.close()
  return visits
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

function report(page: string, builds: readonly Build[]): void {
  console.log(
    `\n${page}: median of ${times}, load ${loadavg()[0]?.toFixed(1)}; the first column is this checkout\n`,
  )
  for (const [at, name] of ['first visit', 'second visit'].entries()) {
    const keys = Object.keys(builds[0]?.visits[0]?.[at] ?? {}) as (keyof Visit)[]
    for (const key of keys) {
      const figures = builds.map(({ visits }) => median(visits.map(visit => visit[at]?.[key] ?? 0)))
      const [own = 0, other] = figures
      const ratio = other === undefined ? [] : [other === 0 ? '-' : (own / other).toFixed(2)]
      console.log(
        `| ${[`${name}: ${key}`, ...figures.map(each => +each.toFixed(3)), ...ratio].join(' | ')} |`,
      )
    }
  }
}

const { chromium: program, remove } = await provideChromium()
const browser = await chromium.launch({
  executablePath: program.executablePath,
  env: { ...process.env, ...program.env },
  args: ['--no-sandbox'],
})
try {
  const builds: Build[] = []
  for (const checkout of [here, ...process.argv.slice(2).map(path => resolve(path))])
    builds.push(await openBuild(checkout, browser))
  // What the first round finds is not kept: it warms the servers up, and the last changes of the events are still news to a page.
  for (const page of process.env.PAGE?.split(',') ?? ['game', 'landing', 'ranking']) {
    for (const build of builds) build.visits = []
    for (let time = 0; time <= times; time++)
      for (const build of builds) {
        const visits = await visit(browser, build, page)
        if (time > 0) build.visits.push(visits)
      }
    report(page, builds)
  }
  for (const { close } of builds) await close()
} finally {
  await browser.close()
  await remove()
}
