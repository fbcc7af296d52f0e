import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { gripOf } from './long-task-hands.ts'

/** What a visit cost: milliseconds from the navigation, for `drag` from what is shown; requests and kB. */
export type Visit = {
  firstPaint: number
  largestPaint: number
  shown: number
  /** On the game page, how long until a card follows the finger, and the same once the page is quiet: what a drag takes here anyway. */
  drag: number
  laterDrag: number
  /** What tasks took above 50 ms, until the page is quiet. */
  blocked: number
  shift: number
  requestsToShown: number
  kbToShown: number
  requests: number
  kb: number
}

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const ghost = '[class*=ghost_]'
/** A page is quiet if this many milliseconds bring no answer. */
const quietMs = 2500

/** A page, and what is waited for; `deck` is the first card of a deck that can be dragged. */
export type MeasuredPage = { path: string; shows: string; deck?: string }

/** Opens a page, drags the first card as soon as the deck is shown, and waits until the page is quiet. */
export async function visitOnSlowPhone(
  phone: BrowserContext,
  { path, shows, deck }: MeasuredPage,
): Promise<Visit> {
  const page = await phone.newPage()
  const session = await phone.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(observe)
  const loaded = watchLoading(session)
  const start = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(shows).waitFor({ state: 'visible' })
  const shown = performance.now() - start
  const toShown = loaded()
  const dragIt = async () => (deck ? dragCard(page, session, deck) : 0)
  const drag = await dragIt()
  for (let before = -1; before !== loaded().requests; await page.waitForTimeout(quietMs))
    before = loaded().requests
  const { requests, kb } = loaded()
  const laterDrag = await dragIt()
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await page.close()
  return {
    ...seen,
    shown,
    drag,
    laterDrag,
    requestsToShown: toShown.requests,
    kbToShown: toShown.kb,
    requests,
    kb,
  }
}

/** Counts the answers that have come. */
function watchLoading(session: CDPSession): () => { requests: number; kb: number } {
  let [requests, bytes] = [0, 0]
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests++
    bytes += encodedDataLength
  })
  return () => ({ requests, kb: bytes / 1000 })
}

/** Presses a card until it can be moved, as a finger that tries again each second; returns how long that took. */
async function dragCard(page: Page, session: CDPSession, card: string): Promise<number> {
  const start = performance.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never })
  const held = page.locator(ghost).first()
  for (;;) {
    const { x, y } = await gripOf(page.locator(card).first())
    await touch('touchStart', { x, y })
    const isHeld = await held.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (isHeld) await touch('touchMove', { x: x + 12, y: y + 4 })
    const took = performance.now() - start
    await touch('touchEnd')
    if (isHeld) return took
    if (took > 60_000) throw new Error('no card follows the finger')
  }
}

type Seen = Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'>

/** Runs in the page. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 }
  const watch = (type: string, add: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) add(entry)
    }).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    seen.blocked += duration - 50
  })
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  Object.assign(window, { seen })
}
