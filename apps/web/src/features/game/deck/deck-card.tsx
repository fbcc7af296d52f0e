import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ListChecks, Move, Sparkles, Trash2 } from 'lucide-react'
import { memo, type RefObject, useMemo, useRef } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { useTranslation } from '../../../base/texts/use-translation.ts'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import { DeckCardView } from '../card/deck-card-view.tsx'
import { MiniCard } from '../card/mini-card.tsx'
import type { DragHandle } from '../card/name-handle.tsx'
import { useCardSentence } from '../card/use-card-sentence.ts'
import type { CardAction } from '../card-control/card-menu-sheet.tsx'
import { FlipButton } from '../card-control/flip-button.tsx'
import { type CardMenu, CardMenuSheet, useCardMenu } from '../card-control/use-card-menu.tsx'
import type { Card } from '../deck-state/deck-cards.ts'
import { useDeck, useMove } from '../deck-state/use-deck.ts'
import { type DragData, type DragItem, itemOf } from '../drag/drag-item.ts'
import { pointerListeners } from '../drag/pointer-listeners.ts'
import { cardKey, useSettle } from '../drag/settle.ts'
import { useArmed, useTap } from '../drag/use-tap.ts'
import { KeyplaysPanel } from '../keyplays/keyplays-panel.tsx'
import { useLargeCard } from '../large-card/use-large-card.tsx'
import { LivePops } from '../live-scores/live-part.tsx'
import { useIdlePerks } from '../perks/use-idle-perks.ts'
import { perkOf } from '../state/game-event.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import styles from './deck-card.module.css'

/** Covers a card while an item waits for a tap on one. */
export const CardTarget = lazyPart(() => import('../tap/card-target.tsx'))

type Props = { card: Card; onSelectKeyplays: (playerId: number) => void }

/**
 * Shows a card in its place of the deck, with its keyplays below. Dragging sorts it, removes it and gives it perks. During a drag
 * dnd-kit renders this component of every card again; DeckCardFace, the visible part, renders only when its own props change.
 */
export function DeckCard({ card, onSelectKeyplays }: Props) {
  const { editable } = useGame()
  const { playerId } = card
  const { name } = card.player
  const sentence = useCardSentence()
  const data = useMemo<DragData>(
    () => ({ item: { kind: 'deck-card', playerId, name }, target: { place: 'card', playerId, name } }),
    [playerId, name],
  )
  const sortable = useSortable({
    id: `deck ${playerId}`,
    data,
    disabled: { draggable: !editable, droppable: !editable },
  })
  const { listeners, attributes, isDragging, over, active } = sortable
  const armed = useArmed()
  const idle = useIdleHere(card, itemOf(active) ?? armed ?? undefined)
  const face = useRef<HTMLDivElement>(null)
  useSettle(face, cardKey(playerId), card.deckOrder)
  const taken = over?.id === `deck ${playerId}` && active?.id !== over.id
  return (
    <li
      ref={sortable.setNodeRef}
      className={`column gap-2 shrinks holds ${styles.place}`}
      data-player={playerId}
      aria-label={sentence(card.player)}
      data-over={taken || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <DeckCardFace
        card={useFaceOf(card)}
        face={face}
        onSelectKeyplays={onSelectKeyplays}
        handle={sortable.setActivatorNodeRef}
        attributes={attributes}
        listeners={listeners}
        dragged={isDragging}
        editable={editable}
        idle={idle}
      />
      {armed && <CardTarget card={card} item={armed} />}
    </li>
  )
}

/** Returns the same card object as long as only its place in the deck has changed. */
function useFaceOf(card: Card): Card {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the place is left out
  return useMemo(() => card, [card.player, card.keyplays, card.perks])
}

type FaceProps = Props & {
  face: RefObject<HTMLDivElement | null>
  handle: DragHandle['ref']
  attributes: DragHandle['attributes']
  listeners: DragHandle['listeners']
  dragged: boolean
  editable: boolean
  /** The dragged perk would have no effect here. */
  idle: boolean
}

const DeckCardFace = memo(function DeckCardFace({
  card,
  face,
  onSelectKeyplays,
  handle,
  attributes,
  listeners,
  dragged,
  editable,
  idle,
}: FaceProps) {
  const { t } = useTranslation('perks')
  const { playerId, player } = card
  const [flipped, setFlipped] = usePhaseState(false)
  const isMini = useMedia(media.minis)
  const dragHandle = editable ? { ref: handle, attributes, listeners } : undefined
  const select = () => onSelectKeyplays(playerId)
  const large = useLargeCard(player, {}, select)
  const menu = useCardMenu(player.name, editable, shown => (
    <DeckCardMenu playerId={playerId} onSelectKeyplays={select} {...shown} />
  ))
  return (
    <>
      <div
        ref={face}
        className={`holds ${styles.card}`}
        data-movable={editable || undefined}
        {...menu.area}
        {...pointerListeners(listeners)}
        {...large.area}
      >
        {isMini ? (
          <MiniCard card={card} dimmed={dragged} handle={dragHandle} controls={menu.button} />
        ) : (
          <DeckCardView
            card={card}
            flipped={flipped}
            dimmed={dragged}
            handle={dragHandle}
            controls={
              <>
                {menu.button}
                <FlipButton name={player.name} onFlip={() => setFlipped(side => !side)} />
              </>
            }
          />
        )}
        {idle && (
          <p className={`t12 bold text-center over corners-chip lines-120 let-through ${styles.idle}`}>
            {t('idle.short')}
          </p>
        )}
        <LivePops playerId={playerId} />
      </div>
      {menu.sheet}
      {large.dialog}
      {!isMini && <KeyplaysPanel card={card} onSelect={select} />}
    </>
  )
})

/** Whether a perk from another place is dragged that would have no effect on this card (rulebook 13.59). */
function useIdleHere(card: Card, item: DragItem | undefined): boolean {
  const { event } = useGame()
  const idleFor = useIdlePerks()
  if (item?.kind !== 'pool-perk' && item?.kind !== 'card-perk') return false
  if (item.kind === 'card-perk' && item.playerId === card.playerId) return false
  const perk = perkOf(event, item.perkId)
  return perk !== undefined && idleFor(perk, card) !== null
}

/** The menu of a card of the deck (rulebook 13.14, 13.76). */
function DeckCardMenu({
  playerId,
  onSelectKeyplays,
  ...menu
}: CardMenu & { playerId: number; onSelectKeyplays: () => void }) {
  const { t } = useTranslation('deck')
  const { editable } = useGame()
  const move = useMove()
  const { arm, showPerks } = useTap()
  const name = useDeck(({ cards }) => cards.find(card => card.playerId === playerId)?.player.name ?? '')
  const hasPage = useDeck(({ players }) => !players.find(({ id }) => id === playerId)?.own)
  const isAlone = useDeck(({ cards }) => cards.length < 2)
  const actions: CardAction[] = [
    {
      key: 'remove',
      label: t('menu.remove'),
      icon: <Trash2 size={16} aria-hidden />,
      locked: !editable,
      act: () => move({ type: 'remove', playerId }),
    },
    {
      key: 'keyplays',
      label: t('menu.keyplays'),
      icon: <ListChecks size={16} aria-hidden />,
      locked: !editable,
      act: onSelectKeyplays,
    },
    {
      key: 'perks',
      label: t('menu.perks'),
      icon: <Sparkles size={16} aria-hidden />,
      locked: !editable,
      act: () => showPerks(playerId),
    },
    {
      key: 'move',
      label: t('menu.move'),
      icon: <Move size={16} aria-hidden />,
      locked: !editable || isAlone,
      act: () => arm({ kind: 'deck-card', playerId, name }),
    },
  ]
  return <CardMenuSheet actions={actions} playerId={playerId} hasPage={hasPage} {...menu} />
}
