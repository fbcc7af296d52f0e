import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { playCue } from '../../cues/play-cue.ts'
import { collisions } from './collisions.ts'
import { DragGhost, ghostRect } from './drag-ghost.tsx'
import { type DragItem, type Drop, dropOf, itemOf, targetOf } from './drag-item.ts'
import { keyboardSteps } from './keyboard-steps.ts'
import { noteDrop } from './settle.ts'
import { type Remark, useAnnouncements } from './use-announcements.ts'

// Constants, as each new object would give every card new listeners.
const byMouse = { activationConstraint: { distance: 6 } }
const byTouch = { activationConstraint: { delay: 220, tolerance: 8 } }
const byKeyboard = { coordinateGetter: keyboardSteps }

/** Lets items be dragged by mouse, by a short hold of a finger and by keyboard. `ghost` shows the dragged item, `remark` is said of a drop. */
export function GameDrag({
  onDrop,
  ghost,
  remark,
  children,
}: {
  onDrop: (drop: Drop) => void
  remark: Remark
  ghost: (item: DragItem) => ReactNode
  children: ReactNode
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const accessibility = useAnnouncements(remark)
  const finish = ({ active, over }: DragEndEvent) => {
    const [item, target] = [itemOf(active), targetOf(over)]
    const drop = item && target ? dropOf(item, target) : null
    if (!drop) return
    const from = ghostRect()
    if (from) noteDrop(drop, from)
    onDrop(drop)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={accessibility}
      onDragStart={() => playCue('pick')}
      onDragEnd={finish}
    >
      {children}
      <DragGhost render={ghost} />
    </DndContext>
  )
}
