import {
  type Announcements,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import type { ConfiguredEvent } from '../event/configured-event.ts'

/** Lets phases be dragged by mouse, by a short hold on touch and by keyboard, and announces each step. */
export function usePhaseSensors({ phases }: Pick<ConfiguredEvent, 'phases'>) {
  const { t } = useTranslation('admin-phases')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const nameOf = (id: string | number) => phases.find(({ index }) => index === Number(id))?.name ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('drag.start', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('drag.over', { name: nameOf(active.id), place: over.id }) : undefined,
    onDragEnd: ({ active, over }) => t('drag.end', { name: nameOf(active.id), place: over?.id ?? active.id }),
    onDragCancel: ({ active }) => t('drag.cancel', { name: nameOf(active.id) }),
  }
  return {
    sensors,
    accessibility: { announcements, screenReaderInstructions: { draggable: t('drag.how') } },
  }
}
