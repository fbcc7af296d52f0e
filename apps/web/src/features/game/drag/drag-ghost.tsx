import { DragOverlay, type Modifier, useDndContext } from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFrameLater } from '../../../base/ui/layout/use-frame-later.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import styles from './drag-ghost.module.css'
import { type DragItem, dropOf, itemOf, targetOf } from './drag-item.ts'

/** Centres a perk on the pointer: the row it is picked from is wider than the dragged icon. */
const underPointer: Modifier = ({ active, activatorEvent, draggingNodeRect, transform }) => {
  const kind = itemOf(active)?.kind
  const at = activatorEvent && getEventCoordinates(activatorEvent)
  if (kind !== 'pool-perk' || !at || !draggingNodeRect) return transform
  return {
    ...transform,
    x: transform.x + at.x - draggingNodeRect.left - draggingNodeRect.width / 2,
    y: transform.y + at.y - draggingNodeRect.top - draggingNodeRect.height / 2,
  }
}
const modifiers = [underPointer]

/** The position of the dragged item in the window. */
export const ghostRect = (): DOMRect | undefined =>
  document.querySelector(`.${styles.ghost}`)?.getBoundingClientRect()

/** Shows the dragged item at the pointer. If it is dropped where nothing takes it, it springs back. */
export function DragGhost({ render }: { render: (item: DragItem) => ReactNode }) {
  const { active, over } = useDndContext()
  const item = itemOf(active)
  // The frame that shows the pick-up has no time left to render the item again, so the item appears one frame later.
  const held = useFrameLater(active?.id) === active?.id
  const target = targetOf(over)
  const takesIt = Boolean(item && target && dropOf(item, target))
  // Kept after the drop: an item that was taken moves from the finger to its place (settle.ts) instead of springing back.
  const [taken, setTaken] = useState(false)
  if (active && taken !== takesIt) setTaken(takesIt)
  const reducedMotion = useMedia(media.reducedMotion)
  const dropAnimation =
    reducedMotion || taken ? null : { duration: 260, easing: 'cubic-bezier(0.3, 1.36, 0.5, 1)' }
  return createPortal(
    <DragOverlay dropAnimation={dropAnimation} zIndex={40} modifiers={modifiers} className={styles.ghost}>
      {held && item && render(item)}
    </DragOverlay>,
    document.body,
  )
}
