import { type DraggableSyntheticListeners, useDraggable } from '@dnd-kit/core'
import {
  createContext,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { DragHandle } from '../card/name-handle.tsx'
import type { Player } from '../deck-state/deck-cards.ts'
import { type DragData, itemOf } from '../drag/drag-item.ts'
import { useGame } from '../state/use-game.ts'

type ListedCard = {
  playerId: number
  name: string
  node: RefObject<HTMLDivElement | null>
  handle: RefObject<HTMLButtonElement | null>
}
type Start = 'onMouseDown' | 'onTouchStart' | 'onKeyDown'
type ListDragging = {
  start(by: Start, event: SyntheticEvent, card: ListedCard): void
  attributes: DragHandle['attributes']
}
/** What is dragged, as far as it matters to the list: the player whose card of the list it is, or `covered` if it is a card of the deck, whose trash zone covers the list. */
type Dragged = { dragged: number | undefined; covered: boolean }

const Dragging = createContext<ListDragging | null>(null)
const DraggedContext = createContext<Dragged>({ dragged: undefined, covered: false })

/**
 * Lets the cards of the list be dragged. Whenever something is picked up, moved over a target or dropped, dnd-kit renders everything
 * draggable again. So it knows only one card of the list: the one that was pressed last.
 */
export function ListDrag({ children }: { children: ReactNode }) {
  const { editable } = useGame()
  const [card, setCard] = useState<ListedCard | null>(null)
  const data = useMemo<DragData>(
    () => (card ? { item: { kind: 'list-card', playerId: card.playerId, name: card.name } } : {}),
    [card],
  )
  const { active, listeners, attributes, setNodeRef, setActivatorNodeRef } = useDraggable({
    id: `list ${card?.playerId}`,
    data,
    disabled: !editable,
  })
  const latest = useRef<{ listeners: DraggableSyntheticListeners; isDragging: boolean }>(null)
  useLayoutEffect(() => {
    setNodeRef(card?.node.current ?? null)
    setActivatorNodeRef(card?.handle.current ?? null)
    latest.current = { listeners, isDragging: active !== null }
  })
  const start = useCallback<ListDragging['start']>((by, event, card) => {
    if (latest.current?.isDragging) return
    // dnd-kit must know the card before it gets the press.
    flushSync(() => setCard(card))
    latest.current?.listeners?.[by]?.(event)
  }, [])
  const describedby = attributes['aria-describedby']
  const dragging = useMemo(
    () => ({
      start,
      attributes: { 'aria-describedby': describedby },
    }),
    [start, describedby],
  )
  const item = itemOf(active)
  const dragged = item?.kind === 'list-card' ? item.playerId : undefined
  const covered = item?.kind === 'deck-card'
  const draggedNow = useMemo(() => ({ dragged, covered }), [dragged, covered])
  return (
    <Dragging value={dragging}>
      <DraggedContext value={draggedNow}>{children}</DraggedContext>
    </Dragging>
  )
}

/** Returns what is dragged. */
export const useDragged = (): Dragged => use(DraggedContext)

/** Returns what makes a card of the list draggable: the refs of its element and of its handle, and listeners. */
export function useListDrag({ id, name }: Player) {
  const dragging = use(Dragging)
  if (!dragging) throw new Error('A card of the list is outside of ListDrag.')
  const { start, attributes } = dragging
  const node = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const listeners = useMemo(() => {
    const card = { playerId: id, name, node, handle }
    const by = (name: Start) => (event: SyntheticEvent) => start(name, event, card)
    return {
      onMouseDown: by('onMouseDown'),
      onTouchStart: by('onTouchStart'),
      onKeyDown: by('onKeyDown'),
    }
  }, [start, id, name])
  return { node, handle: { ref: handle, attributes, listeners } }
}
