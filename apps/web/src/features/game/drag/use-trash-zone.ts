import { useDroppable } from '@dnd-kit/core'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { type DragData, itemOf } from './drag-item.ts'

/** Makes an element a zone that removes cards from the deck; it is `active` while a card of the deck is dragged. */
export function useTrashZone(id: 'trash' | 'trash-bar', disabled: boolean) {
  const { t } = useTranslation('deck')
  const data: DragData = { target: { place: 'trash', name: t('trashName') } }
  const { setNodeRef, active, isOver } = useDroppable({ id, data, disabled })
  return { setNodeRef, isOver, active: itemOf(active)?.kind === 'deck-card' }
}
