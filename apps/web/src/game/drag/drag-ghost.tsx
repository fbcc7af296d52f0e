import { DragOverlay, useDndContext } from '@dnd-kit/core'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { media, useMedia } from '../../ui/layout/use-media.ts'
import styles from './drag-ghost.module.css'
import type { DragItem } from './drag-item.ts'
import { itemOf } from './read-drag.ts'

/** Shows the dragged item at the pointer. Dropped, it settles with a spring. */
export function DragGhost({ render }: { render: (item: DragItem) => ReactNode }) {
  const item = itemOf(useDndContext().active)
  const reducedMotion = useMedia(media.reducedMotion)
  const dropAnimation = reducedMotion ? null : { duration: 260, easing: 'cubic-bezier(0.3, 1.36, 0.5, 1)' }
  return createPortal(
    <DragOverlay dropAnimation={dropAnimation} zIndex={40} className={styles.ghost}>
      {item && render(item)}
    </DragOverlay>,
    document.body,
  )
}
