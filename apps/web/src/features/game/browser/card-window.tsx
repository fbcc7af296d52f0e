import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect } from 'react'
import { useGridLayout } from './use-grid-layout.ts'

/** The rows of the card list: how many, their height in pixels, how many cards are in each, and the indexes of those to render. */
export type Rows = { count: number; height: number; columns: number; drawn: readonly number[] }

/**
 * Reports which rows of a long list of cards to render: those near the visible part, the first and the last, where Tab enters
 * the list, and those around the places `inUse`, so that focus and a dragged card stay and Tab finds the next card. It renders
 * nothing itself.
 */
export default function CardWindow({
  list,
  cards,
  inUse,
  onRows,
}: {
  list: HTMLElement
  cards: number
  inUse: readonly number[]
  onRows: (rows: Rows) => void
}) {
  const { columns, height, gap, top } = useGridLayout(list)
  const count = Math.ceil(cards / columns)
  const kept = inUse
    .filter(place => place >= 0)
    .map(place => Math.floor(place / columns))
    .flatMap(row => [row - 1, row, row + 1])
    .filter(row => row >= 0 && row < count)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    gap,
    scrollMargin: top,
    overscan: 2,
    rangeExtractor: range =>
      [...new Set([0, ...kept, ...defaultRangeExtractor(range), count - 1])].toSorted((a, b) => a - b),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height])
  const drawn = virtualizer
    .getVirtualItems()
    .map(row => row.index)
    .join()
  useLayoutEffect(() => {
    if (drawn !== '') onRows({ count, height, columns, drawn: drawn.split(',').map(Number) })
  }, [onRows, count, height, columns, drawn])
  return null
}
