import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { EmptyState } from '../../../base/ui/feedback/states.tsx'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { useTap } from '../drag/use-tap.ts'
import { useGame } from '../state/use-game.ts'
import { usePerkDrag } from './draggable-perk.tsx'
import { PerkDescription } from './perk-description.tsx'
import { PerksLock } from './perks-lock.tsx'
import styles from './phase-perks.module.css'
import { type PooledPerk, usePerkPool } from './use-perk-pool.ts'

/** Lists the perks of the phase with what they do and how many of each are left; users drag them to cards. */
export function PhasePerks() {
  const { t } = useTranslation('perks')
  const { state, takesPerks } = useGame()
  const pool = usePerkPool()
  const data: DragData = { target: { place: 'pool', name: t('title') } }
  const { setNodeRef, isOver } = useDroppable({ id: 'pool', data, disabled: !takesPerks })
  return (
    <Panel head={t('title')} actions={<PerksLock />} className={`bare ${styles.panel}`}>
      <ul
        ref={setNodeRef}
        className={`stack gap-2 corners-control ${styles.list}`}
        data-over={isOver || undefined}
        data-state={state}
      >
        {pool.map(pooled => (
          <PhasePerk key={pooled.perk.id} {...pooled} />
        ))}
      </ul>
      {pool.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
    </Panel>
  )
}

/** Shows a perk of the phase; while some are left it can be dragged by its whole row, and a tap arms it. */
function PhasePerk({ perk, item, left, rolled }: PooledPerk) {
  const { t } = useTranslation('perks')
  const { takesPerks } = useGame()
  const descriptionId = useId()
  const disabled = !takesPerks || left === 0
  const { arm } = useTap()
  const { button, isArmed, pointer } = usePerkDrag({
    id: `pool ${perk.id}`,
    perk,
    item,
    disabled,
    describedBy: descriptionId,
  })
  const tap = disabled ? {} : { onClick: () => arm(isArmed ? null : item) }
  return (
    <li
      className={`tile middle ${styles.perk}`}
      data-used={left === 0 || undefined}
      data-movable={!disabled || undefined}
      data-armed={isArmed || undefined}
      {...pointer}
      {...tap}
    >
      <span className={styles.token}>{button}</span>
      <PerkDescription id={descriptionId} perk={perk} />
      <span className={`t12 strong soft corners-chip ${styles.left}`} title={t('left', { left, rolled })}>
        <span aria-hidden>
          {left}/{rolled}
        </span>
        <span className="visually-hidden">{t('left', { left, rolled })}</span>
      </span>
    </li>
  )
}
