import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { collisions } from './collisions.ts'
import { DragGhost } from './drag-ghost.tsx'
import { type DragItem, type Drop, dropOf } from './drag-item.ts'
import { keyboardSteps } from './keyboard-steps.ts'
import { itemOf, targetOf } from './read-drag.ts'
import { useAnnouncements } from './use-announcements.ts'

const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

/** Lets items be dragged by mouse, by a short hold of a finger and by keyboard. `ghost` shows the dragged item. */
export function GameDrag({
  onDrop,
  ghost,
  children,
}: {
  onDrop: (drop: Drop) => void
  ghost: (item: DragItem) => ReactNode
  children: ReactNode
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardSteps }),
  )
  const accessibility = useAnnouncements()
  const finish = ({ active, over }: DragEndEvent) => {
    const [item, target] = [itemOf(active), targetOf(over)]
    const drop = item && target ? dropOf(item, target) : null
    if (drop) onDrop(drop)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      measuring={measuring}
      accessibility={accessibility}
      onDragEnd={finish}
    >
      {children}
      <DragGhost render={ghost} />
    </DndContext>
  )
}
