import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { sortByPhaseIndex } from '@game/domain'
import { Layers } from 'lucide-react'
import { useTranslation } from '../../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../../base/ui/feedback/states.tsx'
import { Button } from '../../../../base/ui/input/button.tsx'
import type { ConfiguredEvent } from '../event/configured-event.ts'
import { DatesGrid } from './dates-grid.tsx'
import { useAddPhase, useReorderPhases } from './mutations.ts'
import { PhaseCard } from './phase-card.tsx'
import { usePhaseSensors } from './use-phase-sensors.ts'

/** Lists all phases by index, which can be reordered by dragging, and + ADD PHASE. */
export function AllPhases({ event }: { event: ConfiguredEvent }) {
  const { t } = useTranslation('admin-phases')
  const add = useAddPhase(event)
  const { order, move } = useReorderPhases(event)
  const { sensors, accessibility } = usePhaseSensors(event)
  const phases = order(sortByPhaseIndex(event.phases))
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(Number(active.id), Number(over.id))
  }
  return (
    <div className="stack gap-3">
      {phases.length === 0 && (
        <EmptyState icon={<Layers size={20} />} title={t('none')} text={t('noneText')} />
      )}
      <DndContext
        sensors={sensors}
        accessibility={accessibility}
        collisionDetection={closestCenter}
        onDragEnd={drop}
      >
        <SortableContext
          items={phases.map(({ index }) => index)}
          strategy={verticalListSortingStrategy}
          disabled={event.completed}
        >
          <ol className="stack gap-2">
            {phases.map(phase => (
              <PhaseCard key={phase.index} event={event} phase={phase} />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div>
        <Button onClick={() => add.mutate()} busy={add.isPending} disabled={event.completed}>
          {t('add')}
        </Button>
      </div>
      {phases.length > 0 && <DatesGrid event={event} />}
    </div>
  )
}
