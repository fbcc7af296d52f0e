/**
 * `pnpm --filter @game/web long-tasks`: measures interactions on the game page of an event of 200 players, with the processor slowed down four times:
 * the longest task of the main thread and the longest answer to a press or key, next to the same kind of interaction on
 * an empty page. `long-tasks 390` measures one width, `TIMES=3` repeats three times.
 */
import { loadavg } from 'node:os'
import type { BrowserContext, Page } from 'playwright-core'
import { launchChromium, provideChromium } from '../e2e/chromium.ts'
import { openGameServers, startServer } from '../e2e/game-servers.ts'
import { consentKey, everything } from '../src/base/storage/consent.ts'
import { playCrowdedEvent } from './long-task-event.ts'
import { floors, openFloor } from './long-task-floor.ts'
import { type Interaction, interactions, type Kind } from './long-task-list.ts'
import { type Cost, costOf, watchTasks } from './task-watch.ts'

const times = Number(process.env.TIMES ?? 7)
const named = process.argv.slice(2).map(Number)
const widths = ([1440, 390] as const).filter(width => named.length === 0 || named.includes(width))
const slowdown = { rate: 4 }
const consent = [{ name: consentKey, value: JSON.stringify(everything) }]

async function openSlow(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await watchTasks(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', slowdown)
  return page
}

type Prepare = Interaction['prepare']

/** Runs all interactions in turn, `times` times; returns what each cost. */
async function repeat(page: Page, rows: Record<string, Prepare>): Promise<Map<string, Cost[]>> {
  const costs = new Map<string, Cost[]>(Object.keys(rows).map(name => [name, []]))
  for (let time = 0; time < times; time++) {
    for (const [name, prepare] of Object.entries(rows)) {
      const { act, after } = await prepare(page)
      costs.get(name)?.push(await costOf(page, act))
      await after?.()
    }
  }
  return costs
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0
const both = (all: number[]) => `${Math.round(median(all))} (${Math.round(Math.max(...all))})`
const columns = (costs: Cost[] = []) => [
  both(costs.map(({ task }) => task)),
  both(costs.map(({ answer }) => answer)),
]

async function measure(context: BrowserContext, path: string, width: (typeof widths)[number]): Promise<void> {
  const rows: Record<string, Interaction> = interactions[width]
  const empty = await openSlow(context)
  await openFloor(empty)
  const floor = await repeat(empty, floors)
  await empty.close()
  const page = await openSlow(context)
  await page.goto(path)
  await page.locator('[data-tour=browser] li[style]').first().waitFor()
  const costs = await repeat(
    page,
    Object.fromEntries(Object.entries(rows).map(([name, { prepare }]) => [name, prepare])),
  )
  console.log(`\n${width} px, load ${loadavg()[0]?.toFixed(1)}: ms, median (worst) of ${times}\n`)
  console.log('| | longest task | longest answer | floor: task | answer |\n|---|---|---|---|---|')
  for (const [name, { kind }] of Object.entries(rows)) {
    const cells = [name, ...columns(costs.get(name)), ...columns(floor.get(kind satisfies Kind))]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

const { chromium: program, remove } = await provideChromium()
const servers = await openGameServers()
const server = await startServer(servers.url)
const browser = await launchChromium(program)
try {
  const user = await browser.newContext({ baseURL: server.url })
  const path = await playCrowdedEvent(server, user)
  const { cookies } = await user.storageState()
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: width === 390 ? 844 : 900 },
      hasTouch: width === 390,
      storageState: { cookies, origins: [{ origin: server.url, localStorage: consent }] },
    })
    await measure(context, path, width)
    await context.close()
  }
} finally {
  await browser.close()
  await servers.close()
  await remove()
}
