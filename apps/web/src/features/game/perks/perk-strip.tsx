import { useDroppable } from '@dnd-kit/core'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import { type DragData, isSameItem } from '../drag/drag-item.ts'
import { useArmed, useTap } from '../drag/use-tap.ts'
import { useGame } from '../state/use-game.ts'
import { DraggablePerk } from './draggable-perk.tsx'
import styles from './perk-strip.module.css'
import { PerksLock } from './perks-lock.tsx'
import { usePerkPool } from './use-perk-pool.ts'

/** Shows the perks of the phase as small icons, always next to the deck; users can drag perks to cards from here too. */
export function PerkStrip() {
  const { t } = useTranslation('perks')
  const { takesPerks, state } = useGame()
  const pool = usePerkPool()
  const { arm } = useTap()
  const armed = useArmed()
  const hasCards = useDeck(({ cards }) => cards.length > 0)
  const data: DragData = { target: { place: 'pool', name: t('title') } }
  const { setNodeRef, isOver } = useDroppable({ id: 'strip', data, disabled: !takesPerks })
  return (
    <Panel
      head={t('title')}
      actions={<PerksLock />}
      data-tour="perks"
      className={`row middle gap-4 ${styles.panel}`}
    >
      <ul
        ref={setNodeRef}
        className={`row wrap gap-2 fill corners-control ${styles.strip}`}
        data-over={isOver || undefined}
        data-state={state}
      >
        {pool.map(({ perk, item, rolled, left }) => (
          <li key={perk.id} className={`holds ${styles.perk}`} data-used={left === 0 || undefined}>
            <DraggablePerk
              id={`strip ${perk.id}`}
              perk={perk}
              item={item}
              disabled={!takesPerks || left === 0}
              onTap={() => arm(isSameItem(armed, item) ? null : item)}
            />
            {rolled > 1 && (
              <span className={`t12 bold text-center let-through over ink-dark ${styles.left}`}>
                <span aria-hidden>{left}</span>
                <span className="visually-hidden">{t('left', { left, rolled })}</span>
              </span>
            )}
          </li>
        ))}
        {pool.length === 0 && <li className="t14 faint">{t('noneText')}</li>}
      </ul>
      {takesPerks && hasCards && pool.length > 0 && <p className="soft">{t('tap.hint')}</p>}
    </Panel>
  )
}
