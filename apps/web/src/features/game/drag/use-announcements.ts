import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { type Drop, dropOf, itemOf, targetOf } from './drag-item.ts'

/** Extra words for the announcement of a drop, if any. */
export type Remark = (drop: Drop) => string | undefined

/** Returns what a screen reader says while something is dragged, and how to drag by keyboard (rulebook 13.44). */
export function useAnnouncements(remark: Remark) {
  const { t } = useTranslation('deck')
  return useMemo(() => {
    const announce = (key: 'over' | 'dropped', active: Active, over: Over | null) => {
      const [item, target] = [itemOf(active), targetOf(over)]
      if (!target) return t('drag.nowhere', { item: item?.name ?? '' })
      const drop = item && dropOf(item, target)
      const sentence = t(`drag.${key}`, { item: item?.name ?? '', target: target.name })
      return [sentence, drop && remark(drop)].filter(Boolean).join(' ')
    }
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.picked', { item: itemOf(active)?.name ?? '' }),
      onDragOver: ({ active, over }) => announce('over', active, over),
      onDragEnd: ({ active, over }) => announce('dropped', active, over),
      onDragCancel: ({ active }) => t('drag.cancelled', { item: itemOf(active)?.name ?? '' }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
  }, [t, remark])
}
