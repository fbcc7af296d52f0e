import { useDroppable } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { deckSize } from '@game/domain'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/layout/panel.tsx'
import type { DragData } from '../drag/drag-item.ts'
import { itemOf } from '../drag/read-drag.ts'
import { useDeck } from '../state/use-deck.ts'
import { useGame } from '../state/use-game.ts'
import styles from './deck-area.module.css'
import { DeckBar } from './deck-bar.tsx'
import { DeckCard } from './deck-card.tsx'
import { DeckActions, DeckTitle } from './deck-head.tsx'
import { EmptySlot } from './empty-slot.tsx'
import { LockAnimation } from './lock-animation.tsx'

/** Shows the deck: five places, sorted by dragging; the whole area takes cards from the list. */
export function DeckArea({ onSelectKeyplays }: { onSelectKeyplays: (playerId: number) => void }) {
  const { t } = useTranslation('deck')
  const { editable, state } = useGame()
  const { cards } = useDeck()
  const data: DragData = { target: { place: 'deck', name: t('title') } }
  const { setNodeRef, isOver, active } = useDroppable({ id: 'deck', data, disabled: !editable })
  const full = cards.length >= deckSize
  const waiting = itemOf(active)?.kind === 'list-card'
  return (
    <Panel
      head={<DeckTitle count={cards.length} />}
      actions={<DeckActions />}
      className={styles.area}
      data-tour="deck"
    >
      <SortableContext items={cards.map(card => `deck ${card.playerId}`)} strategy={rectSortingStrategy}>
        <ol
          ref={setNodeRef}
          className={styles.places}
          data-waiting={waiting || undefined}
          data-over={isOver || undefined}
          data-full={full || undefined}
          data-state={state}
        >
          {cards.map(card => (
            <DeckCard
              key={card.playerId}
              card={card}
              onSelectKeyplays={() => onSelectKeyplays(card.playerId)}
            />
          ))}
          {Array.from({ length: deckSize - cards.length }, (_, place) => (
            <EmptySlot
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is its number
              key={cards.length + place}
              number={cards.length + place + 1}
              first={place === 0}
            />
          ))}
        </ol>
        <LockAnimation />
        <DeckBar />
      </SortableContext>
    </Panel>
  )
}
