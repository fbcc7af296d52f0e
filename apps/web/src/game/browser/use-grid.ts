import { useLayoutEffect, useState } from 'react'

/** A grid of equal cells: its columns, and in pixels the height of a cell, the gap of rows, and the page above it. */
type Grid = { columns: number; height: number; gap: number; top: number }

/** How a grid is laid out; measured anew when it, or the page around it, changes its size. */
export function useGrid(list: HTMLElement): Grid {
  const [grid, setGrid] = useState(() => measure(list))
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() =>
      setGrid(before => {
        const now = measure(list)
        return JSON.stringify(now) === JSON.stringify(before) ? before : now
      }),
    )
    observer.observe(list)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return grid
}

function measure(list: HTMLElement): Grid {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    height: list.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}
