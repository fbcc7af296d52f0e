import { type CollisionDetection, pointerWithin, rectIntersection } from '@dnd-kit/core'
import { itemOf, takes, targetOf } from './drag-item.ts'

/** Finds the target that takes the item: the one under the pointer, or by keyboard the one that the item overlaps. */
export const collisions: CollisionDetection = args => {
  const item = itemOf(args.active)
  const droppableContainers = args.droppableContainers.filter(container => {
    const target = targetOf(container)
    return item && target && takes(target, item)
  })
  const among = { ...args, droppableContainers }
  return args.pointerCoordinates ? pointerWithin(among) : rectIntersection(among)
}
