import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import { playCue } from '../../../base/cues/play-cue.ts'
import { collisions } from './collisions.ts'
import { DragGhost, ghostRect } from './drag-ghost.tsx'
import { type DragItem, type Drop, dropOf, itemOf, targetOf } from './drag-item.ts'
import { byTouch, FingerSensor } from './finger-sensor.ts'
import { keyboardSteps } from './keyboard-steps.ts'
import { noteDrop } from './settle.ts'
import { type Remark, useAnnouncements } from './use-announcements.ts'

// Constants, because a new object would give every card new listeners.
const byMouse = { activationConstraint: { distance: 6 } }
const byKeyboard = { coordinateGetter: keyboardSteps }

/**
 * Lets users drag items by mouse, by finger and by keyboard: a card after a short hold, so that the page still scrolls, a
 * perk at once. `ghost` shows the dragged item, `remark` adds words to
 * the announcement of a drop. `of` is the phase: showing another phase ends the drag.
 */
export function GameDrag({
  of,
  onDrop,
  ghost,
  remark,
  children,
}: {
  of: number
  onDrop: (drop: Drop) => void
  remark: Remark
  ghost: (item: DragItem) => ReactNode
  children: ReactNode
}) {
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(FingerSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const accessibility = useAnnouncements(remark)
  const [draggedIn, setDraggedIn] = useState<number | null>(null)
  const [ended, setEnded] = useState(0)
  if (draggedIn !== null && draggedIn !== of) {
    setDraggedIn(null)
    setEnded(ended + 1)
  }
  const endDrag = () => setDraggedIn(null)
  const finish = ({ active, over }: DragEndEvent) => {
    endDrag()
    const [item, target] = [itemOf(active), targetOf(over)]
    const drop = item && target ? dropOf(item, target) : null
    if (!drop) return
    const from = ghostRect()
    if (from) noteDrop(drop, from)
    onDrop(drop)
  }
  return (
    <DndContext
      key={ended}
      sensors={sensors}
      collisionDetection={collisions}
      accessibility={accessibility}
      onDragStart={() => {
        setDraggedIn(of)
        playCue('pick')
      }}
      onDragEnd={finish}
      onDragCancel={endDrag}
    >
      {children}
      <DragGhost render={ghost} />
    </DndContext>
  )
}
