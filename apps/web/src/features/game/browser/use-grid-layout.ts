import { useLayoutEffect, useState } from 'react'

/** A grid of equal cells: its number of columns and, in pixels, the height of a cell, the gap between rows, and its distance from the top of the page. */
type GridLayout = { columns: number; height: number; gap: number; top: number }

/** Measures the layout of a grid, again whenever the size of the grid or of the page changes. */
export function useGridLayout(list: HTMLElement): GridLayout {
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

function measure(list: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    height: list.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: Number.parseFloat(rowGap),
    top: list.getBoundingClientRect().top + window.scrollY,
  }
}
