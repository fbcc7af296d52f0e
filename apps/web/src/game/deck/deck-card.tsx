import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useState } from 'react'
import { FlipButton } from '../card/flip-button.tsx'
import { useCardMenu } from '../card/use-card-menu.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import { KeyplaysPanel } from '../keyplays/keyplays-panel.tsx'
import { useGame } from '../phases/use-game.ts'
import styles from './deck-card.module.css'
import { DeckCardView } from './deck-card-view.tsx'
import type { Card } from './deck-cards.ts'
import { useDeckCardActions } from './use-card-actions.tsx'

/** A card in its place of the deck: sorted, removed and given perks by dragging, turned over, and its keyplays below. */
export function DeckCard({ card, onSelectKeyplays }: { card: Card; onSelectKeyplays: () => void }) {
  const { editable } = useGame()
  const [flipped, setFlipped] = useState(false)
  const { name } = card.player
  const data: DragData = {
    item: { kind: 'deck-card', playerId: card.playerId, name },
    target: { place: 'card', playerId: card.playerId, name },
  }
  const sortable = useSortable({
    id: `deck ${card.playerId}`,
    data,
    disabled: { draggable: !editable, droppable: !editable },
  })
  const { listeners, attributes, isDragging, over, active } = sortable
  const actions = useDeckCardActions(card.playerId, onSelectKeyplays)
  const menu = useCardMenu(name, actions, editable)
  const taken = over?.id === `deck ${card.playerId}` && active?.id !== over.id
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.place}
      data-player={card.playerId}
      data-over={taken || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div
        className={styles.card}
        data-movable={editable || undefined}
        {...menu.area}
        {...pointerListeners(listeners)}
      >
        <DeckCardView
          card={card}
          flipped={flipped}
          dimmed={isDragging}
          handle={editable ? { ref: sortable.setActivatorNodeRef, attributes, listeners } : undefined}
          controls={
            <>
              {menu.button}
              <FlipButton name={name} onFlip={() => setFlipped(side => !side)} />
            </>
          }
        />
      </div>
      {menu.sheet}
      <KeyplaysPanel card={card} onSelect={onSelectKeyplays} />
    </li>
  )
}
