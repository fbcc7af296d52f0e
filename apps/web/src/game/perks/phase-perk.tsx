import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame } from '../phases/use-game.ts'
import { DraggablePerk } from './draggable-perk.tsx'
import { PerkDescription } from './perk-description.tsx'
import styles from './phase-perk.module.css'
import type { PooledPerk } from './use-perk-pool.ts'

/** A perk of the phase: to be dragged while some are left. */
export function PhasePerk({ perk, left, rolled }: PooledPerk) {
  const { t } = useTranslation('perks')
  const { editable } = useGame()
  const words = useId()
  return (
    <li className={styles.perk} data-used={left === 0 || undefined}>
      <span className={styles.token}>
        <DraggablePerk
          id={`pool ${perk.id}`}
          perk={perk}
          item={{ kind: 'pool-perk', perkId: perk.id, name: perk.name }}
          disabled={!editable || left === 0}
          toldBy={words}
        />
      </span>
      <PerkDescription id={words} perk={perk} />
      <span className={styles.left} title={t('left', { left, rolled })}>
        <span aria-hidden>
          {left}/{rolled}
        </span>
        <span className="visually-hidden">{t('left', { left, rolled })}</span>
      </span>
    </li>
  )
}
