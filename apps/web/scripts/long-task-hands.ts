import type { Locator, Page } from 'playwright-core'

export type Point = { x: number; y: number }

/** The point where an element is grabbed: near its upper edge, as a card's middle may be out of view. */
export async function gripOf(of: Locator): Promise<Point> {
  const box = await of.boundingBox()
  if (!box) throw new Error(`${of} is not on the page`)
  return { x: box.x + box.width / 2, y: box.y + Math.min(60, box.height / 2) }
}

/** The points of a pointer's way from one place to another. */
const steps = 24

const between = (from: Point, to: Point): Point[] =>
  Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })

/** Drags by mouse; does not query the page meanwhile, as an answer would cost it time. */
export async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of between(from, to)) await page.mouse.move(x, y)
  await page.mouse.up()
}

/** Drags by touch; the finger rests until `held`. */
export async function dragByTouch(
  page: Page,
  from: Point,
  to: Point,
  held: () => Promise<unknown>,
): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', from)
  await held()
  for (const point of between(from, to)) await touch('touchMove', point)
  await touch('touchEnd')
  await finger.detach()
}
