import { useDroppable } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useCombinedRefs } from '@dnd-kit/utilities'
import { deckSize } from '@game/domain'
import { useMemo, useState } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { Panel } from '../../../base/ui/layout/panel.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { useDeck } from '../deck-state/use-deck.ts'
import { DraftPart } from '../draft/draft-part.tsx'
import { type DragData, itemOf } from '../drag/drag-item.ts'
import { useArmed } from '../drag/use-tap.ts'
import { DeckProjection } from '../fill/deck-projection.tsx'
import { useFocusNeighbour } from '../shared/use-focus-neighbour.ts'
import { useRowStart } from '../shared/use-row-start.ts'
import { useGame } from '../state/use-game.ts'
import styles from './deck-area.module.css'
import { DeckBar } from './deck-bar.tsx'
import { DeckCard } from './deck-card.tsx'
import { DeckActions, DeckTitle } from './deck-head.tsx'
import { EmptySlot } from './empty-slot.tsx'
import { LockAnimation } from './lock-animation.tsx'
import { NextStep, Readiness } from './readiness.tsx'

export const ArmedBar = lazyPart(() => import('../tap/armed-bar.tsx'))

/**
 * Shows the deck: five places, sorted by dragging. Cards of the list can be dropped anywhere on it. `tab` is the tab that it is
 * shown in; when that changes, the row of cards scrolls back to its start.
 */
export function DeckArea({
  tab = '',
  onSelectKeyplays,
}: {
  tab?: string
  onSelectKeyplays: (playerId: number) => void
}) {
  const { t } = useTranslation('deck')
  const { editable, building, state, late, phase } = useGame()
  const narrow = useMedia(media.narrow)
  const hasMinis = useMedia(media.minis)
  const cards = useDeck(deck => deck.cards)
  const armed = useArmed()
  const data: DragData = { target: { place: 'deck', name: t('title') } }
  const { setNodeRef, isOver, active } = useDroppable({ id: 'deck', data, disabled: !editable })
  const [list, setList] = useState<HTMLElement | null>(null)
  const places = useCombinedRefs(setNodeRef, setList)
  useFocusNeighbour(
    list,
    cards.map(card => card.playerId),
    phase.index,
  )
  useRowStart(list, `${phase.index} ${tab}`)
  const items = useMemo(() => cards.map(({ playerId }) => `deck ${playerId}`), [cards])
  const full = cards.length >= deckSize
  const waiting = itemOf(active)?.kind === 'list-card'
  return (
    <Panel
      head={<DeckTitle count={cards.length} />}
      actions={<DeckActions />}
      className={`holds ${styles.area}`}
      data-tour="deck"
    >
      {armed && <ArmedBar item={armed} />}
      <DraftPart />
      {narrow && building && !late && cards.length > 0 && (
        <>
          <Readiness key={`ready ${phase.index}`} />
          <NextStep onSelectKeyplays={onSelectKeyplays} />
        </>
      )}
      <SortableContext items={items} strategy={rectSortingStrategy}>
        <ol
          ref={places}
          className={`stack ${styles.places}`}
          data-waiting={waiting || undefined}
          data-over={isOver || undefined}
          data-full={full || undefined}
          data-state={state}
          data-empty={cards.length === 0 || undefined}
          data-minis={hasMinis || undefined}
        >
          {cards.map(card => (
            <DeckCard key={card.playerId} card={card} onSelectKeyplays={onSelectKeyplays} />
          ))}
          {Array.from({ length: deckSize - cards.length }, (_, place) => (
            <EmptySlot
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty place is identified by its number
              key={cards.length + place}
              number={cards.length + place + 1}
              first={place === 0}
              isShort={cards.length === 0 || hasMinis}
            />
          ))}
        </ol>
        {building && cards.some(({ keyplays }) => keyplays.length > 0) && (
          <div className={`above-2 ${styles.projection}`}>
            <DeckProjection />
          </div>
        )}
        <LockAnimation key={`lock ${phase.index}`} />
        <DeckBar />
      </SortableContext>
    </Panel>
  )
}
