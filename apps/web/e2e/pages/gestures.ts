import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits two frames, in which dnd-kit measures the targets and starts to handle further keys. */
export const twoFrames = () =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

/** Whether an element has the focus. */
export const isFocused = (of: Locator): Promise<boolean> =>
  of.evaluate(element => element === document.activeElement)

/** The dragged items at the pointer, including those that still settle after a drop. */
const ghostsOf = (page: Page) => page.locator('[class*=ghost_]')
const noGhost = (page: Page) => expect.poll(() => ghostsOf(page).count()).toBe(0)

/** Picks up the focused card by keyboard: waits until the ghost of an earlier drag is gone, and then until this one has appeared. */
export async function pickUp(page: Page, key: 'Space' | 'Enter'): Promise<void> {
  await noGhost(page)
  await page.keyboard.press(key)
  await ghostsOf(page).waitFor()
  await page.evaluate(twoFrames)
}

/**
 * Drags by mouse, in small steps like a hand. The target may appear only during the drag, or scroll into view while the pointer
 * rests at the edge of the window.
 */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await gripOf(from, 50)
  await from.hover({ position: { x: start.width / 2, y: start.down } })
  await page.mouse.down()
  const { x, y } = await gripOf(from, 50)
  await page.mouse.move(x + 10, y - 6, { steps: 4 })
  await to.waitFor()
  const edge = (page.viewportSize()?.height ?? 0) - 4
  const moveOnto = async () => {
    const end = await gripOf(to, 120)
    await page.mouse.move(end.x, Math.min(Math.max(end.y, 4), edge), { steps: 12 })
    // A card under the pointer gives way: a second move would follow it and lose its place.
    await page.evaluate(twoFrames)
    return to.evaluate(isTarget)
  }
  await expect.poll(moveOnto, { message: 'it is over the target' }).toBe(true)
  await page.mouse.up()
}

/** The target of a drag is marked on the element itself, on an element around it or on one inside it. */
const isTarget = (target: Element) =>
  Boolean(target.closest('[data-over]') ?? target.querySelector('[data-over]'))

/** Where a hand would grab an element: in the middle; if it is tall, not far below its top. */
async function gripOf(of: Locator, below: number) {
  const box = await of.boundingBox()
  if (!box) throw new Error('the element is not visible')
  const down = Math.min(below, box.height / 2)
  return { x: box.x + box.width / 2, y: box.y + down, width: box.width, down }
}

/**
 * Moves a finger from one element to another. With `carrying`, it first rests until the card is picked up; otherwise the page's clock
 * is paused, so that it never counts as resting. The finger lifts once `until` is visible.
 */
export async function swipe(
  page: Page,
  { from, to, carrying = false, until }: { from: Locator; to: Locator; carrying?: boolean; until?: Locator },
): Promise<void> {
  const a = await from.boundingBox()
  if (!a) throw new Error('nothing to touch')
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const start = { x: a.x + a.width / 2, y: a.y + 50 }
  if (carrying) await noGhost(page)
  else await stopTime(page)
  await touch('touchStart', start)
  if (carrying) await ghostsOf(page).waitFor()
  const b = await to.boundingBox()
  if (!b) throw new Error('nowhere to move')
  const end = { x: b.x + Math.min(80, b.width / 2), y: b.y + Math.min(80, b.height / 2) }
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    })
  }
  await until?.waitFor()
  await touch('touchEnd')
  if (!carrying) await page.clock.resume()
}

/** Holds a finger on an element until something is visible, and then lifts it. */
export async function hold(page: Page, on: Locator, until: Locator): Promise<void> {
  const box = await on.boundingBox()
  if (!box) throw new Error('nothing to touch')
  const finger = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await until.waitFor()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function stopTime({ clock }: Page): Promise<void> {
  await clock.install()
  await clock.pauseAt(Date.now() + 60_000)
}

/** Presses Tab, like a user without a mouse, until that element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 250; presses++) {
    if (await isFocused(target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}`)
}

/** Goes to an element by Tab and presses a key there. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
