import { DragOverlay, type Modifier, useDndContext } from '@dnd-kit/core'
import { getEventCoordinates } from '@dnd-kit/utilities'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFrameLater } from '../../ui/layout/use-frame-later.ts'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import styles from './drag-ghost.module.css'
import { type DragItem, dropOf, itemOf, targetOf } from './drag-item.ts'

/** Holds a perk by its middle: its row is wider than what hangs on the pointer. */
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

/** Where on the window the dragged item hangs. */
export const ghostRect = (): DOMRect | undefined =>
  document.querySelector(`.${styles.ghost}`)?.getBoundingClientRect()

/** Shows the dragged item at the pointer. Dropped where nothing takes it, it goes back with a spring. */
export function DragGhost({ render }: { render: (item: DragItem) => ReactNode }) {
  const { active, over } = useDndContext()
  const item = itemOf(active)
  // A frame shows that it was picked up: drawing it once more would be too much work for that one.
  const held = useFrameLater(active?.id) === active?.id
  const target = targetOf(over)
  const takesIt = Boolean(item && target && dropOf(item, target))
  // Kept once it was let go: what is taken goes from under the finger to its place (settle.ts) instead of back.
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
