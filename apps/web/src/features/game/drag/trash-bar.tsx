import { useDndContext } from '@dnd-kit/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import styles from './trash-bar.module.css'
import { useTrashZone } from './use-trash-zone.ts'

/**
 * Shows a second trash zone for layouts where the list is far below the deck: a bar at the bottom of the window while a card of the
 * deck is dragged by touch or mouse. By keyboard the list itself is one step away.
 */
export function TrashBar() {
  const { t } = useTranslation('deck')
  const { activatorEvent } = useDndContext()
  const byKeyboard = activatorEvent instanceof KeyboardEvent
  const { setNodeRef, isOver, active } = useTrashZone('trash-bar', byKeyboard)
  return (
    <div
      ref={setNodeRef}
      className={styles.bar}
      data-part="trash-bar"
      data-shown={(active && !byKeyboard) || undefined}
      data-over={isOver || undefined}
      aria-hidden
    >
      <Trash2 size={20} />
      {t('trash')}
    </div>
  )
}
