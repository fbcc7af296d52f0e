import { useDndContext } from '@dnd-kit/core'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './trash-bar.module.css'
import { useTrash } from './use-trash.ts'

/**
 * A second trash zone for where the list lies far below the deck: a bar at the lower edge while a card of the deck is
 * carried by finger or mouse. By keyboard the list itself is a step away.
 */
export function TrashBar() {
  const { t } = useTranslation('deck')
  const { activatorEvent } = useDndContext()
  const byKeyboard = activatorEvent instanceof KeyboardEvent
  const { setNodeRef, isOver, wanted } = useTrash('trash-bar', byKeyboard)
  return (
    <div
      ref={setNodeRef}
      className={styles.bar}
      data-part="trash-bar"
      data-shown={(wanted && !byKeyboard) || undefined}
      data-over={isOver || undefined}
      aria-hidden
    >
      <Trash2 size={20} />
      {t('trash')}
    </div>
  )
}
