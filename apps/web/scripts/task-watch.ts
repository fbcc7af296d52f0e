import type { Page } from 'playwright-core'

/** What an interaction cost, in milliseconds; a task below 50 and an answer below 16 count as 0, as the browser does not report them. */
export type Cost = { task: number; answer: number }

type Watch = { read(): Cost }
type Timed = PerformanceEntry & { interactionId?: number }

/** Makes a page record its long tasks and how long each press and key took until the next painting. */
export const watchTasks = (page: Page): Promise<unknown> => page.addInitScript(installWatch)

function installWatch(): void {
  let seen: Timed[] = []
  const observers = (['longtask', 'event'] as const).map(type => {
    const observer = new PerformanceObserver(list => seen.push(...(list.getEntries() as Timed[])))
    const from16 = { type, durationThreshold: 16 }
    observer.observe(from16)
    return observer
  })
  const longest = (entries: Timed[]) => entries.reduce((most, { duration }) => Math.max(most, duration), 0)
  const read = () => {
    const entries = [...seen, ...observers.flatMap(observer => observer.takeRecords() as Timed[])]
    seen = []
    return {
      task: longest(entries.filter(({ entryType }) => entryType === 'longtask')),
      answer: longest(entries.filter(({ interactionId }) => interactionId)),
    }
  }
  Object.assign(window, { taskWatch: { read } satisfies Watch })
}

/** Measures from `act` until the page has nothing left to do. */
export async function costOf(page: Page, act: () => Promise<unknown>): Promise<Cost> {
  await settled(page)
  await readWatch(page)
  await act()
  await settled(page)
  return readWatch(page)
}

/** The browser reports its entries in idle time, those of a frame after it was painted. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const idle = () => new Promise(done => requestIdleCallback(done))
    const frame = () => new Promise(done => requestAnimationFrame(done))
    for (let turn = 0; turn < 3; turn++) {
      await frame()
      await idle()
    }
  })

const readWatch = (page: Page) =>
  page.evaluate(() => (window as unknown as { taskWatch: Watch }).taskWatch.read())
