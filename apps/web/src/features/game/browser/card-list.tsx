import { type FocusEvent, useCallback, useState } from 'react'
import { lazyPart } from '../../../base/loading/lazy-part.tsx'
import { media, useMedia } from '../../../base/ui/layout/use-media.ts'
import type { Player } from '../deck-state/deck-cards.ts'
import type { Average } from '../keyplay-points/use-keyplay-history.ts'
import type { ShownScore } from '../keyplay-points/use-player-scores.ts'
import { useFocusNeighbour } from '../shared/use-focus-neighbour.ts'
import { useGame } from '../state/use-game.ts'
import { usePhaseState } from '../state/use-phase-state.ts'
import styles from './card-list.module.css'
import type { Rows } from './card-window.tsx'
import { ListCard } from './list-card.tsx'
import { useDragged } from './list-drag.tsx'
import { useFewAtOnce } from './use-few-at-once.ts'

const CardWindow = lazyPart(() => import('./card-window.tsx'))

/** A longer list renders only the rows in use or near the visible part (docs/decisions/card-list.md). */
const shortListSize = 40

/** The layout of the previous long list; the next one starts with it. */
let lastLayout: Pick<Rows, 'height' | 'columns'> | null = null

const firstRows = (cards: number): Rows | null =>
  lastLayout && { ...lastLayout, count: Math.ceil(cards / lastLayout.columns), drawn: [0, 1] }

/** Lists cards, of a long list only those needed. While the trash zone covers it, it is hidden from screen readers. */
export function CardList({
  players,
  shareOf,
  scoreOf,
  averageOf,
}: {
  players: readonly Player[]
  shareOf: (playerId: number) => number
  scoreOf: (playerId: number) => ShownScore
  averageOf: (playerId: number) => Average | undefined
}) {
  const { dragged, covered } = useDragged()
  const [list, setList] = useState<HTMLElement | null>(null)
  const [rows, setRows] = useState<Rows | null>(null)
  const [focused, setFocused] = usePhaseState<number | undefined>(undefined)
  const [hasFocus, setHasFocus] = usePhaseState(false)
  const { phase } = useGame()
  const isPhone = useMedia(media.phone)
  useFocusNeighbour(
    list,
    players.map(player => player.id),
    phase.index,
  )
  const [hasBeenLong, setHasBeenLong] = usePhaseState(players.length > shortListSize)
  if (!hasBeenLong && players.length > shortListSize) setHasBeenLong(true)
  const long = hasBeenLong && players.length > 0
  const placed = long ? (rows ?? firstRows(players.length)) : null
  const inUse = [dragged, focused].map(id => players.findIndex(player => player.id === id))
  const noteRows = useCallback((now: Rows) => {
    lastLayout = now
    setRows(now)
  }, [])
  const noteFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-player]')?.dataset.player
    if (id) setFocused(Number(id))
    setHasFocus(true)
  }
  const noteBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHasFocus(false)
  }
  const places = placed ? placesIn(placed, players.length) : [...players.slice(0, shortListSize).keys()]
  const idsAt = (of: readonly number[]) => of.flatMap(place => players[place]?.id ?? [])
  const around = hasFocus ? inUse : inUse.slice(0, 1)
  const urgent = idsAt(placed ? places.filter(place => isNear(place, around, placed)) : [])
  const drawn = useFewAtOnce(idsAt(places), new Set(urgent), !long)
  return (
    <>
      <ul
        ref={setList}
        className={`stack top ${styles.cards}`}
        style={placed ? { gridTemplateRows: `repeat(${placed.count}, ${placed.height}px)` } : undefined}
        aria-hidden={covered || undefined}
        onFocus={noteFocus}
        onBlur={noteBlur}
      >
        {places.map(place => {
          const player = players[place]
          return (
            player &&
            drawn.has(player.id) && (
              <ListCard
                key={`${phase.index} ${player.id}`}
                player={player}
                share={shareOf(player.id)}
                score={scoreOf(player.id)}
                average={averageOf(player.id)}
                place={place + 1}
                of={players.length}
                cell={placed ? cellOf(place, placed) : undefined}
                dragged={player.id === dragged}
                hasAdd={isPhone}
              />
            )
          )
        })}
      </ul>
      {long && list && <CardWindow list={list} cards={players.length} inUse={inUse} onRows={noteRows} />}
    </>
  )
}

const placesIn = ({ drawn, columns }: Rows, cards: number): number[] =>
  drawn
    .flatMap(row => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter(place => place < cards)

/** Whether a place is in the same row as one in use or in the row before or after it, where Tab goes next. */
const isNear = (place: number, inUse: readonly number[], { columns }: Rows): boolean => {
  const row = (of: number) => Math.floor(of / columns)
  return inUse.some(used => used >= 0 && Math.abs(row(used) - row(place)) <= 1)
}

/** Returns a card's cell of the grid, `row / column`. */
const cellOf = (place: number, { columns }: Rows) =>
  `${Math.floor(place / columns) + 1} / ${(place % columns) + 1}`
