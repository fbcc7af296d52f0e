import { useDroppable } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import type { DragData } from './drag-item.ts'
import { itemOf } from './read-drag.ts'

/** A zone that takes cards out of the deck; `wanted` while one of them is carried. */
export function useTrash(id: 'trash' | 'trash-bar', disabled: boolean) {
  const { t } = useTranslation('deck')
  const data: DragData = { target: { place: 'trash', name: t('trashName') } }
  const { setNodeRef, active, isOver } = useDroppable({ id, data, disabled })
  const item = itemOf(active)
  return { setNodeRef, isOver, item, wanted: item?.kind === 'deck-card' }
}
