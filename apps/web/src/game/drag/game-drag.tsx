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
import { usePerkReturn } from '../perks/use-perk-return.tsx'
import { collisions } from './collisions.ts'
import { DragGhost } from './drag-ghost.tsx'
import { dropOf } from './drag-item.ts'
import { keyboardSteps } from './keyboard-steps.ts'
import { itemOf, targetOf } from './read-drag.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useDrop } from './use-drop.ts'

const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

/** Everything that can be dragged on the game page: by mouse, by a short hold of a finger, by keyboard. */
export function GameDrag({ children }: { children: ReactNode }) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboardSteps }),
  )
  const accessibility = useAnnouncements()
  const { ask, question } = usePerkReturn()
  const carryOut = useDrop((drop, go) => (drop.type === 'removePerk' ? ask(drop, go) : go()))
  const finish = ({ active, over }: DragEndEvent) => {
    const [item, target] = [itemOf(active), targetOf(over)]
    const drop = item && target ? dropOf(item, target) : null
    if (drop) carryOut(drop)
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
      <DragGhost />
      {question}
    </DndContext>
  )
}
