import { useDraggable } from '@dnd-kit/core'
import { deckSize } from '@game/domain'
import { Plus } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAction } from '../card/card-menu-sheet.tsx'
import { FlipButton } from '../card/flip-button.tsx'
import { ListCardView } from '../card/list-card-view.tsx'
import { useCardMenu } from '../card/use-card-menu.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import type { Player } from '../state/deck-cards.ts'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import styles from './list-card.module.css'

type Props = {
  player: Player
  /** The share of decks that hold the card, 0 to 1 (rulebook 4.20). */
  share: number
  /** The card is the `place`th `of` the list, from 1. */
  place: number
  of: number
  /** Its cell of the grid where not all cards of the list are drawn. */
  cell: string | undefined
}

/** Shows a card that can be had: it is dragged into the deck or added by its menu. */
export const ListCard = memo(function ListCard({ player, share, place, of, cell }: Props) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const [flipped, setFlipped] = useState(false)
  const data: DragData = { item: { kind: 'list-card', playerId: player.id, name: player.name } }
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `list ${player.id}`,
    data,
    disabled: !editable,
  })
  const menu = useCardMenu(player.name, useActions(player.id), editable)
  return (
    <li
      className={styles.item}
      style={{ gridArea: cell }}
      data-player={player.id}
      aria-posinset={place}
      aria-setsize={of}
    >
      <div
        ref={setNodeRef}
        className={styles.card}
        data-movable={editable || undefined}
        {...menu.area}
        {...pointerListeners(listeners)}
      >
        <ListCardView
          player={player}
          flipped={flipped}
          dimmed={isDragging}
          handle={editable ? { ref: setActivatorNodeRef, attributes, listeners } : undefined}
          controls={
            <>
              {menu.button}
              <FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />
            </>
          }
        />
      </div>
      {menu.sheet}
      <p className={styles.share}>{t('pickedBy', { share: Math.round(share * 100) })}</p>
    </li>
  )
})

/** The menu of a card of the list, locked also while the deck is full (rulebook 13.14). */
function useActions(playerId: number): CardAction[] {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const { cards, move } = useDeck()
  return [
    {
      key: 'add',
      label: t('menu.add'),
      icon: <Plus size={16} aria-hidden />,
      locked: !editable || cards.length >= deckSize,
      act: () => move({ type: 'add', playerId }),
    },
  ]
}
