import type { Active, DroppableContainer, Over } from '@dnd-kit/core'
import type { DragData, DragItem, DropTarget } from './drag-item.ts'

/** Reads what is dragged. */
export const itemOf = (active: Active | null): DragItem | undefined => {
  const data: DragData | undefined = active?.data.current
  return data?.item
}

/** Reads what a droppable place is. */
export const targetOf = (over: Over | DroppableContainer | null): DropTarget | undefined => {
  const data: DragData | undefined = over?.data.current
  return data?.target
}
