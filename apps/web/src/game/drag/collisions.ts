import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { takes } from './drag-item.ts'
import { itemOf, targetOf } from './read-drag.ts'

/** Finds the target that takes the item: the one under the pointer, by keyboard the one the item lies on. */
export const collisions: CollisionDetection = args => {
  const item = itemOf(args.active)
  const droppableContainers = args.droppableContainers.filter(container => {
    const target = targetOf(container)
    return item && target && takes(target, item)
  })
  const among = { ...args, droppableContainers }
  return args.pointerCoordinates ? pointerWithin(among) : rectIntersection(among)
}
