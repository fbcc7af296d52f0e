import { useDroppable } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { useGame } from '../phases/use-game.ts'
import { PerksLock } from './perks-lock.tsx'
import { PhasePerk } from './phase-perk.tsx'
import styles from './phase-perks.module.css'
import { usePerkPool } from './use-perk-pool.ts'

/** The perks of the phase with what they do and how many of each are left: the pool that cards take them from. */
export function PhasePerks() {
  const { t } = useTranslation('perks')
  const { state, editable } = useGame()
  const pool = usePerkPool()
  const data: DragData = { target: { place: 'pool', name: t('title') } }
  const { setNodeRef, isOver } = useDroppable({ id: 'pool', data, disabled: !editable })
  return (
    <Panel head={t('title')} actions={<PerksLock />}>
      <ul ref={setNodeRef} className={styles.list} data-over={isOver || undefined} data-state={state}>
        {pool.map(pooled => (
          <PhasePerk key={pooled.perk.id} {...pooled} />
        ))}
      </ul>
      {pool.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
    </Panel>
  )
}
