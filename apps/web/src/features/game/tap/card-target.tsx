import { Plus } from 'lucide-react'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { notify } from '../../../base/ui/base/notify.ts'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck, useMove } from '../deck-state/use-deck.ts'
import { useRefusalOf } from '../deck-state/use-move-context.ts'
import { type DragItem, dropOf } from '../drag/drag-item.ts'
import { useTap } from '../drag/use-tap.ts'
import styles from './card-target.module.css'

/**
 * Covers a card of the deck while an item is armed: a tap moves the item there. A card that cannot take it is dark, and a tap on it
 * says why (rulebook 13.76).
 */
export default function CardTarget({ card, item }: { card: Card; item: DragItem }) {
  const { t } = useTranslation(['perks', 'rules'])
  const { arm } = useTap()
  const move = useMove()
  const refusalOf = useRefusalOf()
  // What a card can take depends on the other cards.
  useDeck(({ cards }) => cards)
  const { name } = card.player
  const drop = dropOf(item, { place: 'card', playerId: card.playerId, name })
  if (!drop) return null
  const refusal = refusalOf(drop)
  const press = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (refusal) return notify('info', t(`rules:${refusal.rule}`, refusal.facts))
    // The cover leaves: the focus stays on its card.
    currentTarget
      .closest('li')
      ?.querySelector<HTMLElement>('[aria-haspopup=menu]')
      ?.focus({ preventScroll: true })
    arm(null)
    void move(drop)
  }
  return (
    <button
      type="button"
      className={`no-pad over no-border ${styles.target}`}
      data-part="target"
      data-can={!refusal || undefined}
      aria-label={t('perks:tap.onto', { item: item.name, card: name })}
      aria-disabled={refusal !== null}
      onClick={press}
    >
      {!refusal && (
        <span className={`stack in-middle over round ink-dark ${styles.sign}`}>
          <Plus size={16} strokeWidth={3} aria-hidden />
        </span>
      )}
    </button>
  )
}
