import type { Active, Announcements, Over } from '@dnd-kit/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { itemOf, targetOf } from './read-drag.ts'

/** Returns what a screen reader says while something is dragged, and how to drag by keyboard (rulebook 13.44). */
export function useAnnouncements() {
  const { t } = useTranslation('deck')
  return useMemo(() => {
    const say = (key: 'over' | 'dropped', active: Active, over: Over | null) => {
      const [item, target] = [itemOf(active)?.name ?? '', targetOf(over)?.name]
      return target === undefined ? t('drag.nowhere', { item }) : t(`drag.${key}`, { item, target })
    }
    const announcements: Announcements = {
      onDragStart: ({ active }) => t('drag.picked', { item: itemOf(active)?.name ?? '' }),
      onDragOver: ({ active, over }) => say('over', active, over),
      onDragEnd: ({ active, over }) => say('dropped', active, over),
      onDragCancel: ({ active }) => t('drag.cancelled', { item: itemOf(active)?.name ?? '' }),
    }
    return { announcements, screenReaderInstructions: { draggable: t('drag.instructions') } }
  }, [t])
}
