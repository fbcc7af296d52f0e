import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { IconButton } from '../../../base/ui/input/icon-button.tsx'
import { useDeck } from '../deck-state/use-deck.ts'
import type { DragItem } from '../drag/drag-item.ts'
import { useTap } from '../drag/use-tap.ts'
import { PerkToken } from '../perks/perk-token.tsx'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import styles from './armed-bar.module.css'

/** Says above the deck which item is armed and what to tap; the cross and Escape disarm it (rulebook 13.76). */
export default function ArmedBar({ item }: { item: DragItem }) {
  const { t } = useTranslation(['perks', 'ui'])
  const { event } = useGame()
  const { arm } = useTap()
  const bar = useRef<HTMLDivElement>(null)
  const hasCards = useDeck(({ cards }) => cards.length > 0)
  const perk = 'perkId' in item ? perkOf(event, item.perkId) : undefined
  const disarm = useEffectEvent(() => arm(null))
  useEffect(() => {
    bar.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && disarm()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div ref={bar} className={`row middle gap-2 below-3 strong ground-sheet ${styles.bar}`} data-part="armed">
      {perk && (
        <span className={styles.token}>
          <PerkToken perk={perk} />
        </span>
      )}
      <p role="status">
        {hasCards
          ? t(perk ? 'perks:tap.card' : 'perks:tap.place', { item: item.name })
          : t('perks:tap.noCards')}
      </p>
      <IconButton label={t('ui:close')} size="s" onClick={() => arm(null)}>
        <X size={18} />
      </IconButton>
    </div>
  )
}
