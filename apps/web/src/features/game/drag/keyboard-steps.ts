import { type ClientRect, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core'
import { itemOf, takes, targetOf } from './drag-item.ts'

const steps: Record<string, number> = {
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Up]: -1,
}

const byPlace = (a: ClientRect, b: ClientRect) => a.top - b.top || a.left - b.left

const centred = (moved: ClientRect, on: ClientRect) => ({
  x: on.left + (on.width - moved.width) / 2,
  y: on.top + (on.height - moved.height) / 2,
})

/** Moves by arrow keys from target to target in reading order, from the last on to the first; only to targets that take the item. */
export const keyboardSteps: KeyboardCoordinateGetter = (event, { context }) => {
  const step = steps[event.code]
  const item = itemOf(context.active)
  const moved = context.collisionRect
  if (!step || !item || !moved) return
  event.preventDefault()
  const targets = context.droppableContainers.getEnabled().flatMap(container => {
    const target = targetOf(container)
    const rect = context.droppableRects.get(container.id)
    return target && rect && takes(target, item) ? [{ id: container.id, rect }] : []
  })
  const inOrder = targets.toSorted((a, b) => byPlace(a.rect, b.rect))
  const from = inOrder.findIndex(target => target.id === (context.over?.id ?? context.active?.id))
  const start = from < 0 && step < 0 ? 0 : from
  const next = inOrder.at((start + step) % inOrder.length)
  return next && centred(moved, next.rect)
}
